import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { Group } from '../groupSchema';
import { type Revealed, useGroups } from '../groupsContext';
import { TreeItem } from './TreeItem';
import { groupOf, type TreeMoves, useGroupTree } from './useGroupTree';
import { isVisible, useKeptFocus } from './useKeptFocus';
import { useTreeKeys } from './useTreeKeys';
import { itemHeight, scrollToItem, useVisibleItems } from './useVisibleItems';

interface GroupTreeProps {
  /** The accessible name. */
  label: string;
  expanded: string[];
  onExpand: (change: string[] | ((before: string[]) => string[])) => void;
  chosenId?: string;
  /** What is chosen is the page, not a value of a form. */
  isPage?: boolean;
  onChoose: (group: Group) => void;
  revealed?: Revealed;
  onRevealed?: (revealed: Revealed) => void;
  /** Why a group cannot be chosen. */
  reasonOf?: (group: Group) => string | undefined;
  /** Absent where nothing can be moved. */
  moves?: TreeMoves;
}

/**
 * The tree of groups (WAI-ARIA tree view). Only the items in sight are in the document and loaded, so that it stays fast
 * with 10,000 groups.
 */
export function GroupTree(props: GroupTreeProps) {
  const { label, expanded, onExpand, chosenId, isPage = false, onChoose } = props;
  const { revealed, onRevealed, reasonOf, moves } = props;
  const { store } = useGroups();
  const scroller = useRef<HTMLDivElement>(null);
  const tree = useGroupTree({
    store,
    expanded,
    onExpand,
    onChoose: (group) => reasonOf?.(group) === undefined && onChoose(group),
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
          const group = groupOf(item);
          return (
            <TreeItem
              key={item.getId()}
              item={item}
              start={index * itemHeight}
              isChosen={item.getId() === chosenId}
              isPage={isPage}
              isDropTarget={moves !== undefined && item.isUnorderedDragTarget()}
              reason={group && reasonOf?.(group)}
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
