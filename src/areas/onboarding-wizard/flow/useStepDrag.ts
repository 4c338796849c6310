import { dragAndDropFeature, isOrderedDragTarget, syncDataLoaderFeature } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { useLayoutEffect } from 'react';

const root = '\u0000';

/** The drag props of a tree item; the steps are a list of buttons. */
const ofDragging = [
  ...['ref', 'draggable', 'onDragStart', 'onDragEnd'],
  ...['onDragEnter', 'onDragOver', 'onDragLeave', 'onDrop'],
];

/** Moves the steps of a list by dragging, with a drop line; `to` is the new index. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is a new tree
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
