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
import { lastIn, type Step } from './move/stepMove';
import { entryIds, readEntry, type TreeEntry } from './treeEntry';
import { type Place, topLevel } from './treeModel';
import type { TreeStore } from './treeStore';

/** The indentation of a level, in pixels. */
export const indent = 20;

/** The moves of records, if they are allowed. */
export interface TreeMoves {
  /** Whether a record may be dropped there: on a record, not on a placeholder. */
  readonly isAllowed: (parentId: string) => boolean;
  readonly move: (id: string, to: Place) => void;
  readonly step: (id: string, step: Step) => void;
  /** Undoes the last move. */
  readonly undo: () => void;
  /** Called when a record is dragged over one that it cannot be dropped into. */
  readonly onRefused: (id: string, parentId: string) => void;
}

interface HeadlessTreeState {
  store: TreeStore;
  /** The ids of the expanded records; owned by the page, so that they outlive the tree. */
  expanded: string[];
  onExpand: (change: string[] | ((previousIds: string[]) => string[])) => void;
  onChoose: (record: Group) => void;
  /** Scrolls to the item that gets the focus. */
  onScrollTo: (index: number) => void;
  moves?: TreeMoves;
}

/** headless-tree on top of the store: it manages visible items, focus, keys and dragging. */
export function useHeadlessTree({
  store,
  expanded,
  onExpand,
  onChoose,
  onScrollTo,
  moves,
}: HeadlessTreeState) {
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
    getItemName: (item) => recordOf(item)?.name ?? '',
    isItemFolder: (item) => (recordOf(item)?.childCount ?? 0) > 0,
    state: { expandedItems: expanded },
    setExpandedItems: onExpand,
    onPrimaryAction: (item) => {
      const entry = item.getItemData();
      if (entry.kind === 'record') onChoose(entry.record);
      else store.retry(entry.parentId, entry.index);
    },
    scrollToItem: (item) => onScrollTo(item.getItemMeta().index),
    indent,
    canDrag: (items) => items.every((item) => recordOf(item) !== undefined),
    canDrop: (_items, { item }) => moves?.isAllowed(item.getId()) ?? false,
    // Without data, WebKit ends a drag at once.
    createForeignDragObject: (items) => ({
      format: 'text/plain',
      data: items.map((item) => item.getItemName()).join('\n'),
    }),
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
 * A proxy for each item instead of a copy of every method makes 10,000 items eight times faster to create. The tree
 * itself is not a proxy, because headless-tree asks it for its features.
 */
const instanceBuilder: InstanceBuilder = (features, type, options) =>
  (type === 'itemInstance' ? buildProxiedInstance : buildStaticInstance)(features, type, options);

/**
 * headless-tree moves the keyboard focus 20 ms or more after a key: a held key outruns it, and the focused item leaves
 * the document. `useKeptFocus` moves the focus when the new item is rendered.
 */
const focusFeature: FeatureImplementation<TreeEntry> = {
  treeInstance: {
    updateDomFocus: ({ tree }) => tree.getConfig().scrollToItem?.(tree.getFocusedItem()),
  },
};

/** An item's record; undefined if it is not loaded. */
export function recordOf(item: ItemInstance<TreeEntry>): Group | undefined {
  const entry = item.getItemData();
  return entry.kind === 'record' ? entry.record : undefined;
}
