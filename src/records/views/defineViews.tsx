import type { ReactNode } from 'react';
import { ViewsButton } from './ViewsButton';
import type { ViewsDescription } from './views';

/** The views of a list, for the `views` of a `ListPage`. */
export interface Views {
  readonly button: ReactNode;
}

/** Describes a list's views: presets, and those that a person saves, which are stored under react-admin's own key. */
export function defineViews(description: ViewsDescription): Views {
  return { button: <ViewsButton {...description} /> };
}
