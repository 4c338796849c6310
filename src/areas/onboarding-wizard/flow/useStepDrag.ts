import { dragAndDropFeature, isOrderedDragTarget, syncDataLoaderFeature } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { useLayoutEffect } from 'react';

const root = '\u0000';

/** What of an item of a tree is dragging: the steps are a list of buttons. */
const ofDragging = [
  ...['ref', 'draggable', 'onDragStart', 'onDragEnd'],
  ...['onDragEnter', 'onDragOver', 'onDragLeave', 'onDrop'],
];

/** Moves the steps of a list by dragging, a line saying where one would come to stand; `to` is its place among the others. */
export function useStepDrag(order: readonly string[], onMove: (id: string, to: number) => void) {
  const tree = useTree<string>({
    rootItemId: root,
    features: [syncDataLoaderFeature, dragAndDropFeature],
    dataLoader: { getItem: (id) => id, getChildren: (id) => (id === root ? [...order] : []) },
    getItemName: (item) => item.getId(),
    isItemFolder: () => false,
    canDrop: (_items, { item }) => item.getId() === root,
    onDrop: ([item], target) => {
      if (item && isOrderedDragTarget(target)) onMove(item.getId(), target.insertionIndex);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is another tree
  useLayoutEffect(() => tree.rebuildTree(), [tree, order]);
  return {
    list: tree.registerElement,
    lineStyle: () => tree.getDragLineStyle(-1, 0),
    propsOf(id: string): object {
      const props = tree.getItemInstance(id).getProps();
      return Object.fromEntries(ofDragging.map((name) => [name, props[name]]));
    },
  };
}
