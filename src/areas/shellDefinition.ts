import type { ComponentType } from 'react';
import type { Store } from 'react-admin';
import type * as v from 'valibot';

/**
 * The places that areas may fill on every page, in the order of the areas; `start` is the panel "Start here" of the profile
 * page alone. Folded above the form, it shows of `data-offer` a line without its icon, two lines of a list, and not what
 * is marked as `data-more`.
 */
export type ShellPlaceName = 'toolbar' | 'banner' | 'dialog' | 'help' | 'layer' | 'start';

export interface ShellPartProps {
  /** How much waits, as reported by the area's `watch` or `follow`; 0 without them. */
  readonly waiting: number;
  /** The pattern of the current page, also `profile`; undefined on any other page of no area. */
  readonly page: string | undefined;
  /** Removes a dialog until something else waits; in help, closes the panel. */
  readonly onClose: () => void;
  /** Reloads how much waits, after the user has dealt with something. */
  readonly askAgain: () => void;
  /** In help, the item in the address: `v3@41` of `#help=v3@41`. */
  readonly target?: string | undefined;
}

/** Asks the server what waits for this user: by GET, or by POST with a body. Rejects with an ApiError. */
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

/** Returns how much waits in each place. Called once for each page pattern, when the page is idle. */
export type Watch = (ask: Ask, page: string | undefined) => Promise<Waiting>;

/** What a `Follow` receives. */
export interface Following {
  readonly ask: Ask;
  /** Storage for this user until the sign-out; other tabs are notified of keys that end in `.shared`. */
  readonly store: Pick<Store, 'getItem' | 'setItem' | 'subscribe'>;
  /** Reports how much waits, on each change. */
  readonly report: (waiting: Waiting) => void;
  /** Adds work that a sign-out waits for, for at most three seconds. */
  readonly beforeSignOut: (work: () => Promise<unknown>) => void;
}

/** Keeps track of what waits across pages; returns a function that stops it, called when the session ends. */
export type Follow = (shell: Following) => () => void;

/** A hit of `Find`. */
interface Found {
  readonly id: string;
  readonly name: string;
  /** What the words were found in, if it is not the name. */
  readonly detail?: string;
  /** The path to open, or a hash of the current page: `#help=v3`. */
  readonly to: string;
}

/** Finds what is no record of a list, for the search of everything. Rejects with an ApiError. */
export type Find = (ask: Ask, text: string) => Promise<readonly Found[]>;

type PartLoader = () => Promise<ComponentType<ShellPartProps>>;

/**
 * An area's parts of the shell. A part loads when `watch` or `follow` reports something for its place; toolbar parts with `follow` always
 * load. Without both, parts load when the page is idle, except dialogs. Help loads when the user opens its panel, as a section of it;
 * so does `start` when the profile page is idle, whatever waits.
 * A dialog uses `ModalDialog`. A part that fails does not affect the others.
 */
export interface ShellDefinition extends Partial<Readonly<Record<ShellPlaceName, PartLoader>>> {
  /** Who sees it: `everybody` who is signed in, or holders of this permission key; default: the area's key. */
  readonly for?: string;
  /** When the parts exist; default: always. `translating`: only in translate mode (Shift+F9) or while this tab previews unpublished texts. */
  readonly when?: 'translating';
  readonly watch?: () => Promise<Watch>;
  /** Replaces `watch` for things that come and go by themselves; starts once the page is idle and the profile has loaded. */
  readonly follow?: () => Promise<Follow>;
  /** Adds hits to the search of everything, under the heading `areas.<area>.found`. */
  readonly find?: () => Promise<Find>;
}
