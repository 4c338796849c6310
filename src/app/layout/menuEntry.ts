import type { ComponentType } from 'react';

export interface MenuEntry {
  readonly key: string;
  readonly caption: string;
  /** An application path; current are the path itself and everything below it. */
  readonly to: string;
  readonly icon: ComponentType<{ fontSize?: 'small' }>;
  /** With children the entry is a group that opens and closes, and `to` only says which group is current. */
  readonly children?: readonly MenuChild[];
  /** Stands apart at the lower end of the menu. */
  readonly end?: boolean;
}

export type MenuChild = Pick<MenuEntry, 'key' | 'caption' | 'to'>;

/** Whether `pathname` is `to` or lies below it; case and a trailing slash do not matter (reading R5). */
export function isCurrent(pathname: string, to: string): boolean {
  const path = `${pathname.replace(/\/+$/, '').toLowerCase()}/`;
  return path.startsWith(`${to.replace(/\/+$/, '').toLowerCase()}/`);
}
