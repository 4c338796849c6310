import type { ComponentType } from 'react';
import type * as v from 'valibot';

/** The places that areas may fill on every page. The order in a place is the areas' own. */
export type ShellPlaceName = 'toolbar' | 'banner' | 'dialog' | 'help' | 'layer';

export interface ShellPartProps {
  /** How much waits, as the area's `watch` says; 0 without one. */
  readonly waiting: number;
  /** The pattern of the page that is shown; undefined on a page of no area. */
  readonly page: string | undefined;
  /** Removes the part until something else waits: for dialogs. */
  readonly onClose: () => void;
}

/** Asks the server for what waits for this person. Rejects with an ApiError. */
type Ask = <Schema extends v.GenericSchema>(
  schema: Schema,
  call: { readonly base?: 'api' | 'clientApi' | 'clientApiV2'; readonly path: string },
) => Promise<v.InferOutput<Schema>>;

/** Tells how much waits in each place. Asked once for each page pattern, when the page is idle. */
export type Watch = (
  ask: Ask,
  page: string | undefined,
) => Promise<Partial<Readonly<Record<ShellPlaceName, number>>>>;

type PartLoader = () => Promise<ComponentType<ShellPartProps>>;

/**
 * Parts are loaded when `watch` reports something for their place; without `watch` when the page is idle, dialogs never.
 * A dialog uses `ModalDialog`. A part that fails leaves the rest as it is.
 */
export interface ShellDefinition extends Partial<Readonly<Record<ShellPlaceName, PartLoader>>> {
  /** Who sees it: `everybody` who is signed in, or who has this permission key; the area's own unless told. */
  readonly for?: string;
  readonly watch?: () => Promise<Watch>;
}
