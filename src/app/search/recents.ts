import { matchPath } from 'react-router-dom';
import { type Area, pageAt, resourcesOf } from '@/areas';

/** The key in the store; it belongs to the account and outlasts a sign-out. */
export const recentsKey = 'search.recent';

const maxKept = 8;

/** What was stored; anything else than ids is dropped. */
export function readRecents(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, maxKept) : [];
}

/** The latest first, each once. */
export function withRecent(stored: unknown, id: string): readonly string[] {
  return [id, ...readRecents(stored).filter((each) => each !== id)].slice(0, maxKept);
}

/** The id of a record in the search: names are not stored, because they are personal data. */
export const recordItemId = (resource: string, id: string): string => `record:${resource}:${id}`;

/** The resource and id of a record by its id in the search; undefined for anything else. */
export function recordOfItem(itemId: string): { readonly resource: string; readonly id: string } | undefined {
  const [, resource, id] = /^record:([^:]+):(.+)$/s.exec(itemId) ?? [];
  return resource === undefined || id === undefined ? undefined : { resource, id };
}

/** The id in the search of the record whose page is at an address; undefined for any other page, and what is not searched. */
export function visitedRecord(areas: readonly Area[], pathname: string): string | undefined {
  const [, id] = /^(.+)\/(?::id(?:\/show)?|\*)$/.exec(pageAt(areas, pathname)?.pattern ?? '') ?? [];
  const resource = resourcesOf(areas).find((each) => each.id === id && each.search !== false);
  const recordId = resource && matchPath(`/${resource.id}/:id/*`, pathname)?.params.id;
  return recordId && recordId !== 'create' ? recordItemId(resource.id, recordId) : undefined;
}
