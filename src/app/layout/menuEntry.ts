import type { ComponentType } from 'react';

export interface MenuEntry {
  readonly key: string;
  readonly caption: string;
  /** An application path; the entry is current at this path and everywhere below it. */
  readonly to: string;
  readonly icon: ComponentType<{ fontSize?: 'small' }>;
  /** With children the entry is a collapsible group, and `to` only decides whether it is current. */
  readonly children?: readonly MenuChild[];
  /** Placed at the bottom of the menu. */
  readonly end?: boolean;
}

export type MenuChild = Pick<MenuEntry, 'key' | 'caption' | 'to'>;

/** Whether `pathname` is `to` or below it; case and a trailing slash do not matter (reading R5). */
export function isCurrent(pathname: string, to: string): boolean {
  const path = `${pathname.replace(/\/+$/, '').toLowerCase()}/`;
  return path.startsWith(`${to.replace(/\/+$/, '').toLowerCase()}/`);
}
