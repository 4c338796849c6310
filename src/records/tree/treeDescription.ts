import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type * as v from 'valibot';

/** What a tree has to know of a record. */
export interface TreeRecord extends RaRecord<string> {
  readonly id: string;
  readonly name: string;
  /** Null at the top level. */
  readonly parentId: string | null;
  /** The records above, the root first. */
  readonly path: readonly { readonly id: string; readonly name: string }[];
  /** Its order among the children of its parent; gaps do not matter. */
  readonly position: number;
  readonly childCount: number;
  /** Of the record, for a write that must not overwrite another one. */
  readonly version: number;
}

/** A number beside each name. */
interface TreeCount {
  /** The field of the record. */
  readonly source: string;
  readonly icon: ComponentType<{ sx: object }>;
  /** Below `<texts>.tree`, with `smart_count`. */
  readonly text: string;
  /** A screen reader hears it even where it is 0. */
  readonly saysZero?: boolean;
}

/** How a record stands in the tree, beside its name. */
export interface TreeLook {
  /** A word, such as why the record has no effect. */
  readonly note?: string | undefined;
  /** Quiet: it has no effect, and stands there in grey. Warning: something is wrong with it, which the note says. */
  readonly tone?: 'quiet' | 'warning' | undefined;
}

/** A resource whose records form a tree, each with at most one parent. */
export interface TreeDescription {
  /** `<area>/<resource>`; lists filtered by `parentId` and sorted by `position` are its branches. */
  readonly resource: string;
  /** Parses the record that a refused move brings along. */
  readonly schema: v.GenericSchema<unknown, TreeRecord>;
  /** What its texts begin with: `<texts>.tree`, `<texts>.move` and `<texts>.search` are needed. */
  readonly texts: string;
  /** The text for a record that would come to stand below itself. */
  readonly cycleText: string;
  readonly counts: readonly TreeCount[];
  readonly lookOf?: (record: TreeRecord) => TreeLook;
  /** A picture before the note, which says the same in words. */
  readonly Mark?: ComponentType<{ record: TreeRecord; tone: TreeLook['tone'] }>;
}
