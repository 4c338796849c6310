import {
  buildProxiedInstance,
  buildStaticInstance,
  dragAndDropFeature,
  type FeatureImplementation,
  hotkeysCoreFeature,
  type InstanceBuilder,
  type ItemInstance,
  isOrderedDragTarget,
  syncDataLoaderFeature,
} from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Group } from '../groupSchema';
import type { GroupStore } from './groupStore';
import { lastIn, type Step } from './stepMove';
import { entryIds, readEntry, type TreeEntry } from './treeEntry';
import { type Place, topLevel } from './treeModel';

/** How far a level is indented, in pixels. */
export const indent = 20;

/** How groups are moved in the tree, where they can be. */
export interface TreeMoves {
  /** Whether groups may be dropped there: on a group, not on a placeholder. */
  readonly isAllowed: (parentId: string) => boolean;
  readonly move: (id: string, to: Place) => void;
  readonly step: (id: string, step: Step) => void;
  /** Undoes the last move. */
  readonly undo: () => void;
  /** A group is dragged over one that it cannot be dropped into. */
  readonly onRefused: (id: string, parentId: string) => void;
}

interface GroupTreeState {
  store: GroupStore;
  /** The ids of the opened groups; kept by the page, so that they outlive the tree. */
  expanded: string[];
  onExpand: (change: string[] | ((before: string[]) => string[])) => void;
  onChoose: (group: Group) => void;
  /** Scrolls to an item that gets the focus. */
  onScrollTo: (index: number) => void;
  moves?: TreeMoves;
}

/** headless-tree on top of the store: it knows the visible items, the focus, the keys and what is being dragged. */
export function useGroupTree({ store, expanded, onExpand, onChoose, onScrollTo, moves }: GroupTreeState) {
  const tree = useTree<TreeEntry>({
    rootItemId: topLevel,
    instanceBuilder,
    features: [
      syncDataLoaderFeature,
      hotkeysCoreFeature,
      ...(moves ? [dragAndDropFeature] : []),
      focusFeature,
    ],
    dataLoader: {
      getItem: (id) => readEntry(store, id),
      getChildren: (id) => entryIds(store.branch(id), id),
    },
    getItemName: (item) => groupOf(item)?.name ?? '',
    isItemFolder: (item) => (groupOf(item)?.childCount ?? 0) > 0,
    state: { expandedItems: expanded },
    setExpandedItems: onExpand,
    onPrimaryAction: (item) => {
      const entry = item.getItemData();
      if (entry.kind === 'group') onChoose(entry.group);
      else store.retry(entry.parentId, entry.index);
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
 * A proxy for each item instead of a copy of every method: 10,000 items are ready in an eighth of the time. The tree
 * itself is not a proxy, because headless-tree asks it which features it has.
 */
const instanceBuilder: InstanceBuilder = (features, type, options) =>
  (type === 'itemInstance' ? buildProxiedInstance : buildStaticInstance)(features, type, options);

/**
 * headless-tree moves the focus of the keyboard 20 ms or more after a key: a key that is held outruns it, and the item that
 * has the focus leaves the document. `useKeptFocus` moves it when the new item is rendered.
 */
const focusFeature: FeatureImplementation<TreeEntry> = {
  treeInstance: {
    updateDomFocus: ({ tree }) => tree.getConfig().scrollToItem?.(tree.getFocusedItem()),
  },
};

/** The group of an item; undefined for one that is not loaded. */
export function groupOf(item: ItemInstance<TreeEntry>): Group | undefined {
  const entry = item.getItemData();
  return entry.kind === 'group' ? entry.group : undefined;
}
