import { useEffect, useRef } from 'react';
import type { Group } from '../groupSchema';
import { TreeItem } from './TreeItem';
import { readEntry } from './treeEntry';
import { type TreeMoves, useHeadlessTree } from './useHeadlessTree';
import { isVisible, useKeptFocus } from './useKeptFocus';
import { useTreeKeys } from './useTreeKeys';
import type { RevealTarget, TreeState } from './useTreeState';
import { itemHeight, useVisibleItems } from './useVisibleItems';

export interface TreeRowsProps {
  tree: Pick<TreeState, 'store' | 'announce'>;
  /** The accessible name. */
  label: string;
  expanded: string[];
  onExpand: (change: string[] | ((previousIds: string[]) => string[])) => void;
  chosenId?: string;
  /** Choosing a record opens a page instead of setting a form's value. */
  isPage?: boolean;
  onChoose: (record: Group) => void;
  revealTarget?: RevealTarget;
  onRevealed?: (target: RevealTarget) => void;
  /** Why a record cannot be chosen. */
  reasonOf?: (record: Group) => string | undefined;
  /** Absent if nothing can be moved. */
  moves?: TreeMoves;
}

/** The visible items of a tree, with focus, keyboard and drag and drop. */
export function TreeRows(props: TreeRowsProps) {
  const { label, expanded, onExpand, chosenId, isPage = false, onChoose } = props;
  const { revealTarget, onRevealed, reasonOf, moves } = props;
  const { store, announce } = props.tree;
  const scroller = useRef<HTMLDivElement>(null);
  const tree = useHeadlessTree({
    store,
    expanded,
    onExpand,
    onChoose: (record) => reasonOf?.(record) === undefined && onChoose(record),
    onScrollTo: (index) => visibleItems.scrollTo(index),
    moves,
  });
  const visibleItems = useVisibleItems(tree, store, scroller);
  const { handlers, takeFocus } = useKeptFocus(tree, store, scroller);
  const onKeyDown = useTreeKeys(tree, moves);

  useEffect(() => {
    if (revealTarget === undefined || !isVisible(tree, revealTarget.id)) return;
    onRevealed?.(revealTarget);
    const item = tree.getItemInstance(revealTarget.id);
    item.setFocused();
    if (revealTarget.focus) takeFocus();
    else visibleItems.scrollTo(item.getItemMeta().index);
  });

  const items = tree.getItems();
  // Asked only once: headless-tree walks its features for each question about an item.
  const focusedId = items.length > 0 ? tree.getFocusedItem().getId() : undefined;
  const expandedIds = new Set(expanded);
  const draggedId = tree.getState().dnd?.draggedItems?.[0]?.getId();
  const onDragOver = (targetId: string) => {
    if (draggedId !== undefined) moves?.onRefused(draggedId, targetId);
  };
  return (
    <div ref={scroller} className="scroller">
      <div
        {...tree.getContainerProps(label)}
        {...handlers}
        role="tree"
        onKeyDown={onKeyDown}
        data-dragging={draggedId === undefined ? undefined : true}
        style={{ position: 'relative', height: items.length * itemHeight }}
      >
        {visibleItems.visible.map((index) => {
          const item = items[index];
          if (item === undefined) return null;
          const id = item.getId();
          const entry = readEntry(store, id);
          const record = entry.kind === 'record' ? entry.record : undefined;
          const { level, posInSet, setSize } = item.getItemMeta();
          const reason = record && reasonOf?.(record);
          return (
            <TreeItem
              key={id}
              item={item}
              index={index}
              level={level}
              place={`${posInSet}/${setSize}`}
              record={record}
              failure={entry.kind === 'placeholder' ? entry.failure : undefined}
              announce={announce}
              isFocused={id === focusedId}
              isExpanded={record && record.childCount > 0 ? expandedIds.has(id) : undefined}
              isChosen={id === chosenId}
              isPage={isPage}
              isDropTarget={draggedId !== undefined && item.isUnorderedDragTarget()}
              refusal={reason}
              onDragOver={draggedId === undefined ? undefined : onDragOver}
            />
          );
        })}
        {/* Reads the layout, which would cost each render a fifth of its time. */}
        {draggedId === undefined ? null : <div className="drop-line" style={tree.getDragLineStyle(-1, 8)} />}
      </div>
    </div>
  );
}
