import { type ComponentType, createContext, useContext } from 'react';

/** A tile of the dashboard that counts records of a resource; the dashboard draws it. */
interface CountsWidget {
  readonly kind: 'counts';
  readonly resource: string;
  readonly counts: readonly {
    readonly key: string;
    readonly filter: Readonly<Record<string, unknown>>;
    /** How soon somebody should look at what is counted; nothing waits unless told. */
    readonly waits?: 'now' | 'soon';
  }[];
}

interface WidgetProps {
  /** `last30days`, or `<first day>/<last day>`. */
  readonly period: string;
  readonly compare: 'previousPeriod' | 'previousYear' | undefined;
  readonly size: 's' | 'm' | 'l';
  /** Another one when the person asks for fresh figures. */
  readonly refreshKey: number;
}

interface PartWidget {
  readonly kind: 'part';
  readonly load: () => Promise<ComponentType<WidgetProps>>;
}

/** A tile of the dashboard. Its texts are `areas.<area>.widgets.<key>.{title,empty,counts.<count>}`. */
export type Widget = (CountsWidget | PartWidget) & {
  readonly key: string;
  readonly size: 's' | 'm' | 'l';
  readonly order: number;
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

/** What pages may know of the whole application. Only what this person may open is in it. */
export interface ShellInfo {
  /** The pattern of the page that is shown, such as `user-management/users/:id`; undefined on a page of no area. */
  readonly page: string | undefined;
  readonly pages: readonly string[];
  /** The code of the language of who has chosen none. */
  readonly defaultLanguage: string;
  /** Addresses by the id of the element that help may point to there: `<area>.<name>`. */
  readonly anchors: Readonly<Record<string, string>>;
  readonly widgets: readonly Contributed<Widget>[];
  readonly commands: readonly Contributed<Command>[];
  /** Hears of each change of a resource's records that the server has accepted; returns what stops it. */
  readonly onRecordsChanged: (listener: (resource: string) => void) => () => void;
}

export const ShellContext = createContext<ShellInfo>({
  page: undefined,
  pages: [],
  defaultLanguage: 'en',
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
