import type { ComponentType } from 'react';

/** A line of the search: something to open or to do. */
export interface SearchItem {
  /** Unique; what is remembered of a recent one: `page:/dashboard`, `record:messages:m1`. */
  readonly id: string;
  readonly name: string;
  /** Where it is, or what tells it from others of the same name. */
  readonly detail?: string;
  /** Further words that find it. */
  readonly words?: string;
  readonly icon: ComponentType<{ fontSize?: 'small' }>;
  /** The path to open, or a hash of the current page; undefined for an action. */
  readonly to?: string;
  readonly act?: () => void;
  /** It is no hit: choosing it asks an area again. */
  readonly isRetry?: boolean;
}

/** Lines under a heading. */
export interface SearchGroup {
  readonly key: string;
  readonly heading: string;
  readonly items: readonly SearchItem[];
  /** How many more there are, if that is known. */
  readonly further?: number;
}
