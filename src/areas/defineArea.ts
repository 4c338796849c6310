import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import type * as v from 'valibot';
import type { Findable } from '@/records/references/defineReference';
import type { Command, Widget } from '@/ui/shell';
import type { ShellDefinition } from './shellDefinition';

/** The part of the configuration that areas may depend on: `{product}` of the specification. */
export interface Product {
  readonly key: string;
  readonly name: string;
}

/** Loads a page: `() => import('./DashboardPage').then((m) => m.DashboardPage)`. A misspelt name is a compile error. */
export type PageLoader = () => Promise<ComponentType>;

interface FurtherPage {
  readonly path: string;
  readonly page: PageLoader;
  /** Default: `list`. */
  readonly action?: string;
}

/** A CRUD resource of an area: react-admin's pages under `/<area>/<resource>`, or under `/<area>` if it has the area's name and is not in its `children`. */
export interface ResourceDefinition {
  /** The name in URLs of the application and the server, in kebab-case. */
  readonly name: string;
  /** The path below the base; default: the name. */
  readonly path?: string;
  /** The server's base path for the records; default: the client API (reading R2). */
  readonly base?: 'api' | 'clientApi' | 'clientApiV2';
  readonly list?: PageLoader;
  readonly create?: PageLoader;
  readonly edit?: PageLoader;
  readonly show?: PageLoader;
  readonly pages?: readonly FurtherPage[];
  /** The list page handles all paths below the resource itself; otherwise unknown ones lead to /404. */
  readonly ownsPaths?: boolean;
  /** How a record is named in headings, menus and references, as in react-admin; default: its `name`, `title` and the like. */
  readonly recordRepresentation?: ResourceProps['recordRepresentation'];
  /**
   * How the search of everything shows its records, which it finds by the list's filter `q`. Default: by their name, if they
   * have a list and a page each. False: not at all.
   */
  readonly search?: false | (() => Promise<Findable>);
  /** The schema of the server's records, loaded with the first one. A record that does not match makes the response unusable. */
  readonly schema?: () => Promise<v.GenericSchema<unknown, { id: string }>>;
}

interface PersonalPage {
  readonly path: string;
  readonly page: PageLoader;
  /** The area's button in the toolbar marks it as the current page, and those below it, instead of the menu's Profile. */
  readonly inToolbar?: boolean;
}

/** A menu child of an area: its own page, or the resource of the same name. */
interface ChildDefinition {
  readonly path: string;
  /** The page; undefined if the pages are those of the resource of this name. */
  readonly page?: PageLoader;
}

/** An area's self-description. The folder's name is its key for texts: `areas.<folder>.*`. */
export interface AreaDefinition {
  /** The first path segment; a function if it contains the product's key. */
  readonly path: string | ((product: Product) => string);
  /** The permission key that opens the area (specification, section 3). */
  readonly permission: string | ((product: Product) => string);
  /** Finer keys, `<permission>.<action>`: `view`, `edit`, `create`, `delete`, `export` or the area's own; see `permitsAction`. */
  readonly actions?: readonly string[];
  /** The position in the menu, ascending (reading R6). */
  readonly order: number;
  /** Has no menu entry: it is reachable only by its address. */
  readonly unlisted?: boolean;
  readonly icon: SvgIconComponent;
  /** The page at the area's own address, which otherwise redirects to the first child. */
  readonly page?: PageLoader;
  readonly children?: readonly ChildDefinition[];
  readonly resources?: readonly ResourceDefinition[];
  readonly shell?: ShellDefinition;
  /** Pages below `/profile`, open to everyone who is signed in (reading R5); the account menu calls them `areas.<folder>.personal.<path>`. */
  readonly personal?: readonly PersonalPage[];
  /** Elements that help and guides may point to: their names with their page's path within the area, `:id` for any record; see `helpAnchor`. */
  readonly anchors?: Readonly<Record<string, string>>;
  readonly widgets?: readonly Widget[];
  readonly commands?: readonly Command[];
}

/** Declares an area, with type checking. */
export function defineArea(area: AreaDefinition): AreaDefinition {
  return area;
}
