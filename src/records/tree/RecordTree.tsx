import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { TreeItem } from './TreeItem';
import type { TreeRecord } from './treeDescription';
import { recordOf, type TreeMoves, useHeadlessTree } from './useHeadlessTree';
import { isVisible, useKeptFocus } from './useKeptFocus';
import { useTreeKeys } from './useTreeKeys';
import type { Revealed, TreeState } from './useTreeState';
import { itemHeight, scrollToItem, useVisibleItems } from './useVisibleItems';

interface RecordTreeProps {
  tree: Pick<TreeState, 'description' | 'store' | 'announce'>;
  /** The accessible name. */
  label: string;
  expanded: string[];
  onExpand: (change: string[] | ((before: string[]) => string[])) => void;
  chosenId?: string;
  /** What is chosen is the page, not a value of a form. */
  isPage?: boolean;
  onChoose: (record: TreeRecord) => void;
  revealed?: Revealed;
  onRevealed?: (revealed: Revealed) => void;
  /** Why a record cannot be chosen. */
  reasonOf?: (record: TreeRecord) => string | undefined;
  /** Absent where nothing can be moved. */
  moves?: TreeMoves;
}

/**
 * The records of a resource as a tree (WAI-ARIA tree view). Only the items in sight are in the document and loaded, so that
 * it stays fast with 10,000 records.
 */
export function RecordTree(props: RecordTreeProps) {
  const { label, expanded, onExpand, chosenId, isPage = false, onChoose } = props;
  const { revealed, onRevealed, reasonOf, moves } = props;
  const { description, store, announce } = props.tree;
  const scroller = useRef<HTMLDivElement>(null);
  const tree = useHeadlessTree({
    store,
    expanded,
    onExpand,
    onChoose: (record) => reasonOf?.(record) === undefined && onChoose(record),
    onScrollTo: (index) => scrollToItem(scroller.current, index),
    moves,
  });
  const visible = useVisibleItems(tree, store, scroller);
  const { handlers, takeFocus } = useKeptFocus(tree, store, scroller);
  const onKeyDown = useTreeKeys(tree, moves);

  useEffect(() => {
    if (revealed === undefined || !isVisible(tree, revealed.id)) return;
    onRevealed?.(revealed);
    const item = tree.getItemInstance(revealed.id);
    item.setFocused();
    if (revealed.focus) takeFocus();
    else scrollToItem(scroller.current, item.getItemMeta().index);
  });

  const items = tree.getItems();
  const dragged = tree.getState().dnd?.draggedItems?.[0];
  return (
    <Box ref={scroller} sx={{ flexGrow: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' }}>
      <Box
        {...tree.getContainerProps(label)}
        {...handlers}
        onKeyDown={onKeyDown}
        data-dragging={dragged === undefined ? undefined : true}
        sx={content}
        style={{ position: 'relative', height: items.length * itemHeight }}
      >
        {visible.map((index) => {
          const item = items[index];
          if (item === undefined) return null;
          const record = recordOf(item);
          return (
            <TreeItem
              key={item.getId()}
              item={item}
              description={description}
              announce={announce}
              start={index * itemHeight}
              isChosen={item.getId() === chosenId}
              isPage={isPage}
              isDropTarget={moves !== undefined && item.isUnorderedDragTarget()}
              reason={record && reasonOf?.(record)}
              onDragOver={() => dragged && moves?.onRefused(dragged.getId(), item.getId())}
            />
          );
        })}
        {moves ? <Box sx={dropLine} style={tree.getDragLineStyle(-1, 8)} /> : null}
      </Box>
    </Box>
  );
}

const content = {
  minHeight: '100%',
  // Entering a child element must not count as leaving the item.
  '&[data-dragging] [role=treeitem] > *': { pointerEvents: 'none' },
} as const;
const dropLine = { height: 2, bgcolor: 'primary.main', borderRadius: 1 } as const;
