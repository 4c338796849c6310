import type { ComponentType } from 'react';
import { usePreload } from '../../ui/loading/usePreload';

interface ListWithNextProps {
  List: ComponentType;
  next: Parameters<typeof usePreload>[0];
}

/** The list of a resource, which loads what it leads to once it is shown and idle. */
export function ListWithNext({ List, next }: ListWithNextProps) {
  usePreload(next);
  return <List />;
}
