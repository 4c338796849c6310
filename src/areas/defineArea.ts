import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type * as v from 'valibot';

/** What of the configuration an area may depend on: `{product}` of the specification. */
export interface Product {
  readonly key: string;
  readonly name: string;
}

/** The components that an area's one lazy chunk exports. */
export type Pages = Record<string, ComponentType>;

/** The names of the exports of `P`: a misspelt page is a compile error. */
type PageName<P> = Extract<keyof P, string>;

/** A CRUD resource of an area: react-admin's pages by name, found under `/<area>/<resource>`. */
export interface ResourceDefinition<P> {
  /** The name in the address and on the server, in kebab-case. */
  readonly name: string;
  /** The base path under which the server keeps the records; the client API unless said otherwise (reading R2). */
  readonly base?: 'api' | 'clientApi' | 'clientApiV2';
  readonly list?: PageName<P>;
  readonly create?: PageName<P>;
  readonly edit?: PageName<P>;
  readonly show?: PageName<P>;
  /** Further pages, at a path of their own below the resource. */
  readonly pages?: readonly { readonly path: string; readonly page: PageName<P> }[];
  /** The list page shows the paths below the resource by itself; unknown ones lead to /404 otherwise. */
  readonly ownsPaths?: boolean;
  /** What a record of the server must be; loaded with the first one. A record that does not fit is an unusable answer. */
  readonly schema?: () => Promise<v.GenericSchema<unknown, { id: string }>>;
}

/** A menu child of an area: a page of its own, or the resource of the same name. */
interface ChildDefinition<P> {
  /** The second segment of the address. */
  readonly path: string;
  /** The page shown there; absent when a resource of this name has its pages there. */
  readonly page?: PageName<P>;
}

/** An area's self-description. The folder's name is its key for texts: `areas.<folder>.*`. */
export interface AreaDefinition<P> {
  /** The first segment of the address; a function when it contains the product's key. */
  readonly path: string | ((product: Product) => string);
  /** The permission key that opens the area (specification, section 3). */
  readonly permission: string | ((product: Product) => string);
  /** The place in the menu, ascending (reading R6). */
  readonly order: number;
  readonly icon: SvgIconComponent;
  /** The area's one lazy chunk. */
  readonly pages: () => Promise<P>;
  /** The page at the area's own address; with children and no page, the address leads to the first child. */
  readonly page?: PageName<P>;
  readonly children?: readonly ChildDefinition<P>[];
  readonly resources?: readonly ResourceDefinition<P>[];
}

/** Describes an area to the registry; the compiler checks that each page exists in the area's chunk. */
export function defineArea<P extends Pages>(area: AreaDefinition<P>): AreaDefinition<Pages> {
  // The names were checked against `P` above; the registry looks pages up by name and copes with a missing one.
  return area as unknown as AreaDefinition<Pages>;
}
