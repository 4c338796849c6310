import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type * as v from 'valibot';
import type { Command, Widget } from '@/ui/shell';
import type { ShellDefinition } from './shellDefinition';

/** What of the configuration an area may depend on: `{product}` of the specification. */
export interface Product {
  readonly key: string;
  readonly name: string;
}

/** Loads a page: `() => import('./DashboardPage').then((m) => m.DashboardPage)`. A misspelt page is a compile error. */
export type PageLoader = () => Promise<ComponentType>;

interface FurtherPage {
  readonly path: string;
  readonly page: PageLoader;
  /** `list` by default. */
  readonly action?: string;
}

/** A CRUD resource of an area: react-admin's pages, found under `/<area>/<resource>`; under `/<area>` where it has the area's name and is none of its `children`. */
export interface ResourceDefinition {
  /** The name in the address and on the server, in kebab-case. */
  readonly name: string;
  /** Its path below the base, where that is not its name. */
  readonly path?: string;
  /** The base path under which the server keeps the records; the client API unless said otherwise (reading R2). */
  readonly base?: 'api' | 'clientApi' | 'clientApiV2';
  readonly list?: PageLoader;
  readonly create?: PageLoader;
  readonly edit?: PageLoader;
  readonly show?: PageLoader;
  readonly pages?: readonly FurtherPage[];
  /** The list page shows the paths below the resource by itself; unknown ones lead to /404 otherwise. */
  readonly ownsPaths?: boolean;
  /** What a record of the server must be; loaded with the first one. A record that does not fit is an unusable answer. */
  readonly schema?: () => Promise<v.GenericSchema<unknown, { id: string }>>;
}

/** A menu child of an area: a page of its own, or the resource of the same name. */
interface ChildDefinition {
  readonly path: string;
  /** The page shown there; absent when a resource of this name has its pages there. */
  readonly page?: PageLoader;
}

/** An area's self-description. The folder's name is its key for texts: `areas.<folder>.*`. */
export interface AreaDefinition {
  /** The first segment of the address; a function when it contains the product's key. */
  readonly path: string | ((product: Product) => string);
  /** The permission key that opens the area (specification, section 3). */
  readonly permission: string | ((product: Product) => string);
  /** Finer keys, `<permission>.<action>`: `view`, `edit`, `create`, `delete`, `export` or the area's own; see `permitsAction`. */
  readonly actions?: readonly string[];
  /** The place in the menu, ascending (reading R6). */
  readonly order: number;
  /** Has no entry in the menu: its address alone leads to it. */
  readonly unlisted?: boolean;
  readonly icon: SvgIconComponent;
  /** The page at the area's own address; with children and no page, the address leads to the first child. */
  readonly page?: PageLoader;
  readonly children?: readonly ChildDefinition[];
  readonly resources?: readonly ResourceDefinition[];
  readonly shell?: ShellDefinition;
  /** Pages below `/profile`, for everybody who is signed in, as the profile is (reading R5). */
  readonly personal?: readonly { readonly path: string; readonly page: PageLoader }[];
  /** Elements that help and guides may point to, by name, with the address of their page, `:id` for that of any record; see `helpAnchor`. */
  readonly anchors?: Readonly<Record<string, string>>;
  readonly widgets?: readonly Widget[];
  readonly commands?: readonly Command[];
}

/** Types the description of an area. */
export function defineArea(area: AreaDefinition): AreaDefinition {
  return area;
}
