import type { ComponentType } from 'react';
import { isAtOrBelow } from '@/ui/page/isAtOrBelow';

export interface MenuEntry {
  readonly key: string;
  readonly caption: string;
  /** An application path; the entry is current at this path and everywhere below it. */
  readonly to: string;
  /** Paths below it that belong to another place, such as the toolbar. */
  readonly except?: readonly string[];
  readonly icon: ComponentType<{ fontSize?: 'small' }>;
  /** With children the entry is a collapsible group, and `to` only decides whether it is current. */
  readonly children?: readonly MenuChild[];
  /** Placed at the bottom of the menu. */
  readonly end?: boolean;
}

export type MenuChild = Pick<MenuEntry, 'key' | 'caption' | 'to' | 'except'>;

/** Whether an entry is the current one: the path is its own or below it, and none of the exceptions. */
export const isCurrent = (pathname: string, { to, except = [] }: Pick<MenuEntry, 'to' | 'except'>): boolean =>
  isAtOrBelow(pathname, to) && !except.some((each) => isAtOrBelow(pathname, each));
