import { type ComponentType, createContext, useContext } from 'react';

export type WidgetSize = 's' | 'm' | 'l';

/** A number of a widget: how many records match a filter that the resource's list can show and clear. */
export interface Count {
  readonly key: string;
  readonly filter: Readonly<Record<string, unknown>>;
  /** How soon somebody should look at what is counted; nothing waits unless told. */
  readonly waits?: 'now' | 'soon';
}

/** A tile of the dashboard that counts records of a resource; the dashboard draws it. */
export interface CountsWidget {
  readonly kind: 'counts';
  readonly resource: string;
  readonly counts: readonly Count[];
  /**
   * Counts for each language among the records of a resource, whose ids are the codes, the base one (`isBase`) left out: its code
   * becomes `language` of the filter, and `column`, a parameter of the list's address, lets the list show it.
   */
  readonly languages?: { readonly resource: string; readonly column: string };
}

/** What figures are of; the page says it once for all of its parts. */
export interface FiguresTold {
  /** The period that was asked for, as `WidgetProps.period`. */
  readonly period: string;
  /** Which days that was, as the server resolved it. */
  readonly span: { readonly from: string; readonly to: string };
  /** When they were counted, in ISO 8601. */
  readonly asOf: string;
  /** The publisher's time zone, whose days they are. */
  readonly timeZone: string;
  /** The last day that will not change. */
  readonly completeUntil: string;
  /** The day that it is in that zone: no later one can be chosen. */
  readonly today: string;
}

export interface WidgetProps {
  /** A preset such as `last30days`, which the server resolves, or `<first day>/<last day>`. */
  readonly period: string;
  readonly compare: 'previousPeriod' | 'previousYear' | undefined;
  readonly size: WidgetSize;
  /** Another one when the person asks for fresh figures. */
  readonly refreshKey: number;
  /** Tells the page what has been counted, after each answer; always the same function. */
  readonly onTold: (told: FiguresTold) => void;
}

export interface PartWidget {
  readonly kind: 'part';
  /**
   * Its figures are those of the period that the page asks for, or of the one that the person has pinned to it. Its title leads to the
   * area with `period` and `compare` as they are in `WidgetProps`, `none` for no comparison.
   */
  readonly period?: true;
  /** The page below its area to which its title leads; the area's own unless told. */
  readonly path?: string;
  /** How many lines of a list it has room for; three unless told. */
  readonly lines?: number;
  /** What the address of its title says besides: `{ metrics: 'active_readers' }`. */
  readonly search?: Readonly<Record<string, string>>;
  readonly load: () => Promise<ComponentType<WidgetProps>>;
}

/** A tile of the dashboard. Its texts are `areas.<area>.widgets.<key>.{title,empty,counts.<count>}`. */
export type Widget = (CountsWidget | PartWidget) & {
  readonly key: string;
  readonly size: WidgetSize;
  readonly order: number;
  /** Offered to who arranges the page, and no part of the built-in arrangement. */
  readonly onDemand?: true;
};

export type Command = {
  readonly key: string;
  /** What is needed besides the area's key; see the area's `actions`. */
  readonly action?: string;
} & (
  | { /** The application path that it leads to. */ readonly path: string }
  | { readonly run: () => Promise<() => void> }
);

/** A contribution with its area; `id` is `<area>/<key>`. Its loaders bring the English texts of the area along. */
export type Contributed<T> = T & { readonly id: string; readonly area: string };

/** A tile with the address of its area, where its title leads unless it counts records; those it names by their ids. */
export type KnownWidget = Contributed<Widget> & {
  readonly address: string;
  /** Brings its English texts; before, nothing of it can be shown. */
  readonly loadTexts: () => Promise<void>;
};

/** What pages may know of the whole application. But for `areas`, only what this person may open is in it. */
export interface ShellInfo {
  /** The pattern of the page that is shown, such as `user-management/users/:id`; undefined on a page of no area. */
  readonly page: string | undefined;
  readonly pages: readonly string[];
  /** All areas of this product, also those that this person may not open: the first part of the address, and the key of the texts. */
  readonly areas: readonly { readonly path: string; readonly key: string }[];
  /** The code of the language of who has chosen none. */
  readonly defaultLanguage: string;
  /** The origins whose pages may be shown in a frame. */
  readonly frameOrigins: readonly string[];
  /** The origins, beside its own, from which films and pictures may be shown. */
  readonly mediaOrigins: readonly string[];
  /** The website's page that shows modules with settings that are not saved; undefined where it has none. */
  readonly previewPage?: string | undefined;
  /** Addresses by the id of the element that help may point to there: `<area>.<name>`; empty for one of the shell, `shell.help`, which is on every page. */
  readonly anchors: Readonly<Record<string, string>>;
  readonly widgets: readonly KnownWidget[];
  readonly commands: readonly Contributed<Command>[];
  /** Hears of each change of a resource's records that the server has accepted; returns what stops it. */
  readonly onRecordsChanged: (listener: (resource: string) => void) => () => void;
}

export const ShellContext = createContext<ShellInfo>({
  page: undefined,
  pages: [],
  areas: [],
  defaultLanguage: 'en',
  frameOrigins: [],
  mediaOrigins: [],
  anchors: {},
  widgets: [],
  commands: [],
  onRecordsChanged: () => () => {},
});

/** The application around a page: which page it is, and what all areas contribute for this person. */
export function useShell(): ShellInfo {
  return useContext(ShellContext);
}

/** Marks an element that help and guides may point to: `{...helpAnchor('user-management.invite')}`. */
export function helpAnchor(id: string): { readonly 'data-help-id': string } {
  return { 'data-help-id': id };
}
