import type { SvgIconComponent } from '@mui/icons-material';
import { type ComponentType, createContext, useContext } from 'react';

/** A field of users that the publisher has declared; the label is one text, or one by language. */
export type UserAttribute = {
  readonly name: string;
  readonly label: string | Readonly<Record<string, string>>;
} & (
  | { readonly type: 'text' }
  | { readonly type: 'date' }
  | { readonly type: 'choice'; readonly choices: readonly string[] }
);

export type WidgetSize = 's' | 'm' | 'l';

/** A number of a widget: how many records match a filter, which the resource's list can show and clear. */
export interface Count {
  readonly key: string;
  readonly filter: Readonly<Record<string, unknown>>;
  /** How urgent the counted records are; default: not at all. */
  readonly waits?: 'now' | 'soon';
}

/** A dashboard tile that counts records of a resource; the dashboard draws it. */
export interface CountsWidget {
  readonly kind: 'counts';
  readonly resource: string;
  readonly counts: readonly Count[];
  /**
   * Counts for each language among the records of a resource, whose ids are language codes; the base language
   * (`isBase`) is left out. The code becomes the filter's `language`; `column` is a parameter of the list's address
   * with the code, so that the list shows it.
   */
  readonly languages?: { readonly resource: string; readonly column: string };
}

/** What the figures cover; the page shows it once for all its tiles. */
export interface FiguresCoverage {
  /** The requested period, as in `WidgetProps.period`. */
  readonly period: string;
  /** The days of that period, as resolved by the server; undefined if it cannot be counted at all. */
  readonly span?: { readonly from: string; readonly to: string } | undefined;
  /** Why it cannot be counted, as a sentence, which the page says once for all. */
  readonly refusal?: string | undefined;
  /** The days that they are compared with. */
  readonly compared?: { readonly from: string; readonly to: string } | undefined;
  /** When they were counted, in ISO 8601. */
  readonly asOf: string;
  /** The publisher's time zone, in which the days are counted. */
  readonly timeZone: string;
  /** The last day whose figures are final. */
  readonly completeUntil: string;
  /** The current day in that zone: later ones cannot be chosen. */
  readonly today: string;
  /** The first day of a week; 1 is Monday. */
  readonly weekStart: number;
}

export interface WidgetProps {
  /** A preset such as `last4weeks`, which the server resolves, or `<first day>/<last day>`. */
  readonly period: string;
  /** `previousPeriod`, `previousYear`, `<first day>/<last day>` or `none`. */
  readonly compare: string;
  /** Whether days are compared by weekday or by date; `''` for what is usual for the period. */
  readonly match: 'weekdays' | 'dates' | '';
  readonly size: WidgetSize;
  /** The id of the record, of a widget with `each`. */
  readonly record?: string | undefined;
  /** Changes when the person asks for fresh figures. */
  readonly refreshKey: number;
  /** Reports after each answer what the figures cover; a stable function. */
  readonly onFigures: (coverage: FiguresCoverage) => void;
}

export interface PartWidget {
  readonly kind: 'part';
  /**
   * Its figures are those of the page's period. Its title links to the area with `period`, `compare` and `match` as in
   * `WidgetProps`.
   */
  readonly period?: true;
  /** The page below its area to which its title leads; default: the area's own. */
  readonly path?: string;
  /** How many lines of a list it has room for; default: 3. */
  readonly lines?: number;
  /** More parameters for its title's link: `{ metrics: 'active_readers' }`. */
  readonly search?: Readonly<Record<string, string>>;
  /**
   * One widget for each record of a resource, named by its `name`: offered, not part of the built-in arrangement, and
   * also a shortcut. Its title leads to the record's path.
   */
  readonly each?: { readonly resource: string; readonly pathOf: (id: string, area: string) => string };
  readonly load: () => Promise<ComponentType<WidgetProps>>;
}

/** A dashboard tile. Its texts are `areas.<area>.widgets.<key>.{title,empty,counts.<count>}`. */
export type Widget = (CountsWidget | PartWidget) & {
  readonly key: string;
  readonly size: WidgetSize;
  readonly order: number;
  /** Offered when arranging the page, but not part of the built-in arrangement. */
  readonly onDemand?: true;
};

/**
 * A page of an area in the words of who looks for it, for the search of everything: `areas.<area>.commands.<key>` has its
 * `name`, and in `words` what else people call it.
 */
export interface Command {
  readonly key: string;
  /** Default: the area's. */
  readonly icon?: SvgIconComponent;
  /** The path below the area; the whole path in `useShell`. */
  readonly path: string;
  /** The permission required in addition to the area's key; see the area's `actions`. */
  readonly action?: string;
}

/** A contribution with its area; `id` is `<area>/<key>`. Its loaders also load the area's English texts. */
export type Contributed<T> = T & { readonly id: string; readonly area: string };

/** A tile with its area's address, where its title leads unless it counts records. */
export type KnownWidget = Contributed<Widget> & {
  readonly address: string;
  /** Loads its English texts; must be called before it is shown. */
  readonly loadTexts: () => Promise<void>;
};

/** A command with its whole path, and the area's icon if it has none. */
type KnownCommand = Contributed<Command> & { readonly icon: SvgIconComponent };

/** What names the pages of an area. */
interface NamedArea {
  /** The first part of the address. */
  readonly path: string;
  /** The key of the texts. */
  readonly key: string;
  /** `edit` if their records have a page to change them, which may be another one than the page that shows them. */
  readonly resources?: readonly { readonly name: string; readonly edit?: unknown }[];
}

/** What pages may know of the whole application. Except for `areas`, it contains only what this person may open. */
export interface ShellInfo {
  /** The pattern of the current page, such as `user-management/users/:id` or `profile`; undefined on any other page of no area. */
  readonly page: string | undefined;
  readonly pages: readonly string[];
  /** The patterns of the pages that `page` can be, for help and guides: the profile too, and no redirects. */
  readonly shownPages: readonly string[];
  /** Loads the English texts of all areas that this person may open, to name pages of areas that were not opened yet. */
  readonly loadTexts: () => Promise<void>;
  /** All areas of this product, including those that this person may not open. */
  readonly areas: readonly NamedArea[];
  /** The language code of people who have chosen none. */
  readonly defaultLanguage: string;
  /** The origins whose pages may be embedded in a frame. */
  readonly frameOrigins: readonly string[];
  /** The origins, in addition to its own, from which videos and pictures may be loaded. */
  readonly mediaOrigins: readonly string[];
  /** The publisher's own fields of users, in their order. */
  readonly userAttributes: readonly UserAttribute[];
  /** The website's page that shows modules with settings that are not saved; undefined where it has none. */
  readonly previewPage?: string | undefined;
  /** Addresses by the id of the element that help may point to there: `<area>.<name>`; empty for one of the shell, `shell.help`, which is on every page. */
  readonly anchors: Readonly<Record<string, string>>;
  readonly widgets: readonly KnownWidget[];
  readonly commands: readonly KnownCommand[];
  /**
   * Calls the listener for each change of a resource's records that the server has accepted; returns a function that
   * unsubscribes.
   */
  readonly onRecordsChanged: (listener: (resource: string) => void) => () => void;
}

export const ShellContext = createContext<ShellInfo>({
  page: undefined,
  pages: [],
  shownPages: [],
  loadTexts: async () => {},
  areas: [],
  defaultLanguage: 'en',
  frameOrigins: [],
  mediaOrigins: [],
  userAttributes: [],
  anchors: {},
  widgets: [],
  commands: [],
  onRecordsChanged: () => () => {},
});

/** The application around a page: the current page, and what all areas contribute for this person. */
export function useShell(): ShellInfo {
  return useContext(ShellContext);
}

/** Marks an element that help and guides may point to: `{...helpAnchor('user-management.invite')}`. */
export function helpAnchor(id: string): { readonly 'data-help-id': string } {
  return { 'data-help-id': id };
}
