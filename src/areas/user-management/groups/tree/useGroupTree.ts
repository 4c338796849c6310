import {
  buildProxiedInstance,
  buildStaticInstance,
  dragAndDropFeature,
  hotkeysCoreFeature,
  type InstanceBuilder,
  type ItemInstance,
  isOrderedDragTarget,
  syncDataLoaderFeature,
} from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Group } from '../groupSchema';
import { type Place, topLevel } from './forest';
import type { GroupStore } from './groupStore';
import { lastIn } from './stepMove';
import { readRow, rowIds, type TreeRow } from './treeRow';

/** How far a level is indented, in pixels. */
export const indent = 20;

/** How groups are moved in the tree, where they can be. */
export interface TreeMoves {
  /** Whether groups may be dropped into what has this id. */
  readonly isAllowed: (parentId: string) => boolean;
  readonly move: (id: string, to: Place) => void;
}

interface GroupTreeState {
  store: GroupStore;
  /** The ids of the opened groups; kept by the page, so that they survive the tree. */
  expanded: string[];
  onExpand: (change: string[] | ((before: string[]) => string[])) => void;
  onChoose: (group: Group) => void;
  /** Shows a line that the focus goes to. */
  onScrollTo: (index: number) => void;
  moves?: TreeMoves;
}

/** headless-tree on top of the store: it knows the visible lines, the focus, the keys and what is being dragged. */
export function useGroupTree({ store, expanded, onExpand, onChoose, onScrollTo, moves }: GroupTreeState) {
  const tree = useTree<TreeRow>({
    rootItemId: topLevel,
    instanceBuilder,
    features: [syncDataLoaderFeature, hotkeysCoreFeature, ...(moves ? [dragAndDropFeature] : [])],
    dataLoader: {
      getItem: (id) => readRow(store, id),
      getChildren: (id) => rowIds(store.branch(id), id),
    },
    getItemName: (item) => groupOf(item)?.name ?? '',
    isItemFolder: (item) => (groupOf(item)?.childCount ?? 0) > 0,
    state: { expandedItems: expanded },
    setExpandedItems: onExpand,
    onPrimaryAction: (item) => {
      const row = item.getItemData();
      if (row.kind === 'group') onChoose(row.group);
      else store.retry(row.parentId, row.index);
    },
    scrollToItem: (item) => onScrollTo(item.getItemMeta().index),
    indent,
    canDrag: (items) => items.every((item) => groupOf(item) !== undefined),
    canDrop: (_items, { item }) => moves?.isAllowed(item.getId()) ?? false,
    onDrop: ([item], target) => {
      const parentId = target.item.getId();
      const to = isOrderedDragTarget(target)
        ? { parentId, index: target.insertionIndex }
        : lastIn(store, parentId);
      if (item) moves?.move(item.getId(), to);
    },
  });

  const version = useSyncExternalStore(store.subscribe, store.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the store is a new tree
  useLayoutEffect(() => tree.rebuildTree(), [tree, version]);
  return tree;
}

/**
 * A proxy for each line instead of a copy of every method: 10,000 lines are ready in an eighth of the time. The tree
 * itself is no proxy, because headless-tree asks it which features it has.
 */
const instanceBuilder: InstanceBuilder = (features, type, options) =>
  (type === 'itemInstance' ? buildProxiedInstance : buildStaticInstance)(features, type, options);

/** The group of a line; undefined for one that is not loaded. */
export function groupOf(item: ItemInstance<TreeRow>): Group | undefined {
  const row = item.getItemData();
  return row.kind === 'group' ? row.group : undefined;
}
