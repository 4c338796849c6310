import type { Bases } from '../../src/fixture-api/bases.ts';

/** The bases of paths in the document. */
export const documentBases: Bases = {
  api: '/api/',
  clientApi: '/clientapi/v1/',
  clientApiV2: '/clientapi/v2/',
};

/** A URL's path as in the document, without query; undefined if it is below none of the bases. */
export function documentPath(address: string, bases: Bases): string | undefined {
  const { origin, pathname } = new URL(address);
  const [found] = (Object.keys(documentBases) as (keyof Bases)[]) // the keys of an object literal are its type's
    .map((name) => ({ name, root: new URL(bases[name], origin).href }))
    .filter(({ root }) => `${origin}${pathname}`.startsWith(root))
    .sort((left, right) => right.root.length - left.root.length);
  return found && documentBases[found.name] + `${origin}${pathname}`.slice(found.root.length);
}
