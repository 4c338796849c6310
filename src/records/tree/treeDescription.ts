import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type * as v from 'valibot';

/** The fields that a tree needs of its records. */
export interface TreeRecord extends RaRecord<string> {
  readonly id: string;
  readonly name: string;
  /** Null at the top level. */
  readonly parentId: string | null;
  /** The ancestors, the root first. */
  readonly path: readonly { readonly id: string; readonly name: string }[];
  /** Its order among its siblings; gaps do not matter. */
  readonly position: number;
  readonly childCount: number;
  /** The record's version, so that a write does not overwrite another one. */
  readonly version: number;
}

/** A number next to each name. */
interface TreeCount {
  /** The record's field. */
  readonly source: string;
  readonly icon: ComponentType<{ sx: object }>;
  /** Below `<texts>.tree`, with `smart_count`. */
  readonly text: string;
  /** A screen reader also reads out 0. */
  readonly saysZero?: boolean;
}

/** A record's note and tone, shown next to its name. */
export interface TreeLook {
  /** Such as why the record has no effect. */
  readonly note?: string | undefined;
  /** `quiet`: it has no effect and is grey. `warning`: something is wrong with it; the note says what. */
  readonly tone?: 'quiet' | 'warning' | undefined;
}

/** A resource whose records form a tree, each with at most one parent. */
export interface TreeDescription {
  /** `<area>/<resource>`; its branches are lists filtered by `parentId` and sorted by `position`. */
  readonly resource: string;
  /** Parses the record that the server sends when it refuses a move. */
  readonly schema: v.GenericSchema<unknown, TreeRecord>;
  /** The prefix of its texts: `<texts>.tree`, `<texts>.move` and `<texts>.search` are required. */
  readonly texts: string;
  /** The text shown when a record would become its own descendant. */
  readonly cycleText: string;
  readonly counts: readonly TreeCount[];
  readonly lookOf?: (record: TreeRecord) => TreeLook;
}
