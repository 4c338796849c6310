import type { ComponentType } from 'react';
import type { Store } from 'react-admin';
import type * as v from 'valibot';

/** The places that areas may fill on every page. The order in a place is the areas' own. */
export type ShellPlaceName = 'toolbar' | 'banner' | 'dialog' | 'help' | 'layer';

export interface ShellPartProps {
  /** How much waits, as the area's `watch` says; 0 without one. */
  readonly waiting: number;
  /** The pattern of the page that is shown; undefined on a page of no area. */
  readonly page: string | undefined;
  /** Removes the part until something else waits: for dialogs. In help it closes the panel. */
  readonly onClose: () => void;
  /** Asks anew how much waits: after the person has done something about it. */
  readonly askAgain: () => void;
  /** In help, what the address asks for: `v3@41` of `#help=v3@41`. */
  readonly target?: string | undefined;
}

/** Asks the server for what waits for this person; a body is posted. Rejects with an ApiError. */
type Ask = <Schema extends v.GenericSchema>(
  schema: Schema,
  call: {
    readonly base?: 'api' | 'clientApi' | 'clientApiV2';
    readonly path: string;
    readonly body?: unknown;
  },
) => Promise<v.InferOutput<Schema>>;

/** How much waits in each place. */
type Waiting = Partial<Readonly<Record<ShellPlaceName, number>>>;

/** Tells how much waits in each place. Asked once for each page pattern, when the page is idle. */
export type Watch = (ask: Ask, page: string | undefined) => Promise<Waiting>;

/** What an area has to follow what waits. */
export interface Following {
  readonly ask: Ask;
  /** What the browser keeps of this person until the sign-out; a key that ends in `.shared` is heard of in other tabs. */
  readonly store: Pick<Store, 'getItem' | 'setItem' | 'subscribe'>;
  /** Tells how much waits, as often as that changes. */
  readonly tell: (waiting: Waiting) => void;
  /** Names work that a sign-out waits for, three seconds at most. */
  readonly beforeSignOut: (work: () => Promise<unknown>) => void;
}

/** Follows what waits, from page to page, until it is stopped: with the session, and before another person's begins. */
export type Follow = (shell: Following) => () => void;

type PartLoader = () => Promise<ComponentType<ShellPartProps>>;

/**
 * Parts are loaded when `watch` or `follow` reports something for their place, with `follow` those of the toolbar always; without
 * both when the page is idle, dialogs never. Help is loaded when the person opens its panel, in which the parts are sections.
 * A dialog uses `ModalDialog`. A part that fails leaves the rest as it is.
 */
export interface ShellDefinition extends Partial<Readonly<Record<ShellPlaceName, PartLoader>>> {
  /** Who sees it: `everybody` who is signed in, or who has this permission key; the area's own unless told. */
  readonly for?: string;
  /** When its parts are there at all; always unless told. `translating`: while texts are translated, or shown unpublished, in this tab; Shift+F9 begins it. */
  readonly when?: 'translating';
  readonly watch?: () => Promise<Watch>;
  /** In the place of `watch`, for what comes and goes by itself; begins when the page is idle and the profile is known. */
  readonly follow?: () => Promise<Follow>;
}
