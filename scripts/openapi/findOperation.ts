import type { Bases } from '../../src/fixture-api/options.ts';
import { type ApiDocument, methods, type Operation } from './loadDocument.ts';

/** A described call. */
export interface DescribedCall {
  readonly method: string;
  /** The path in the document: `/clientapi/v1/users/{id}`. */
  readonly path: string;
  readonly operation: Operation;
}

/** All described calls, in document order. */
export function describedCalls(document: ApiDocument): DescribedCall[] {
  return Object.keys(document.paths).flatMap((path) => callsOf(document, path));
}

function callsOf({ paths }: ApiDocument, path: string): DescribedCall[] {
  const item = paths[path] ?? {};
  return methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
  });
}

/** Whether a call describes all resources without their own entry. */
export const isGeneric = ({ path }: Pick<DescribedCall, 'path'>) => path.includes('{resource}');

/** A call's description. The most literal path, from the left, wins (OpenAPI 3.1, Paths Object). */
export function findOperation(
  document: ApiDocument,
  method: string,
  path: string,
): DescribedCall | undefined {
  const given = path.split('/');
  const [best] = Object.keys(document.paths)
    .filter((described) => matches(given, described.split('/')))
    .sort((left, right) => (rank(left) < rank(right) ? -1 : 1));
  return callsOf(document, best ?? '').find((call) => call.method === method);
}

function matches(given: readonly string[], described: readonly string[]): boolean {
  return (
    given.length === described.length &&
    described.every((segment, index) =>
      segment.startsWith('{') ? (given[index] ?? '') !== '' : segment === given[index],
    )
  );
}

const rank = (path: string) =>
  path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '1' : '0'))
    .join('');

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
