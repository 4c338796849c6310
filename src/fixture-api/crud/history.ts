import type { Context, KeysOf, StoredRecord } from '../store';
import type { Collection } from './collection';

/** The collection name for a resource's events, which are saved and rolled back like records. */
export function historyName(resource: string): string {
  return `${resource}.history`;
}

const byRecord: KeysOf = ({ recordId }) => [String(recordId)];

/** Records a change in the history, unless it alters nothing. */
export function noteEvent(
  events: Collection,
  [before, after]: readonly [StoredRecord | undefined, StoredRecord | undefined],
  { account, now }: Pick<Context, 'account' | 'now'>,
  without: readonly string[] = [],
): void {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changes = [...fields]
    .filter((field) => !['id', 'version', ...without].includes(field))
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
  if (before && after && changes.length === 0) return;
  events.add({
    recordId: (after ?? before)?.id,
    at: new Date(now).toISOString(),
    actor: { id: account.email, name: account.name },
    action: before ? (after ? 'update' : 'delete') : 'create',
    changes,
  });
}

/** The events of a record for a response, latest first. */
export function eventsOf(events: Collection, recordId: string) {
  const ids = events.idsBy(byRecord, recordId);
  return [...ids]
    .map((id) => events.get(id))
    .filter((event) => event !== undefined)
    .map(({ recordId: _, version: __, ...event }) => event)
    .reverse();
}
