import { objectsIn, textOf } from './bodies.ts';
import type { Probe } from './createProbe.ts';
import { post, refusedRows } from './managedCalls.ts';
import { checkFilters, checkResource, listCall, recordCall, unknownId } from './recordCalls.ts';

/** Messages with their numbers, receipts and dry runs; nothing is changed. */
export async function checkMessages(probe: Probe): Promise<void> {
  const messages = { base: 'clientApi', name: 'messages' } as const;
  const list = await checkResource(probe, { ...messages, sorts: ['name', 'startsAt', 'updatedAt'] });
  await checkFilters(probe, messages, [
    { filter: { q: 'a' } },
    { filter: { phase_eq_any: ['draft'] }, holds: { phase: 'draft' } },
    { filter: { missingLanguage: 'fr' } },
  ]);
  await probe('messages by phase', {
    method: 'GET',
    base: 'clientApi',
    path: 'messages/actions/count-phases',
  });
  const ids = list.slice(0, 3).map(({ id }) => id);
  await probe('messages that overlap', post(messages, '/actions/overlaps', { ids }));
  const order = { op: 'pause', ids: [unknownId()], dryRun: true };
  await probe(
    'pause of no message, dry run',
    post(messages, '/actions/bulk', order),
    '2XX',
    refusedRows('not_found'),
  );
  const id = textOf(list.find(({ receipts }) => receipts === 'people')?.id);
  if (id === undefined) return;
  const filter = encodeURIComponent(JSON.stringify({ messageId: id }));
  const path = `message-receipts?filter=${filter}&range=[0,4]`;
  await probe('receipts of a message', { method: 'GET', base: 'clientApi', path });
}

/** What waits for the account as a reader; nothing is noted of it. */
export async function checkReader(probe: Probe): Promise<void> {
  const inbox = { base: 'clientApi', name: 'admin/inbox' } as const;
  const path = 'admin/current-messages?language=en';
  await probe('what waits for the account', { method: 'GET', base: 'clientApi', path });
  const filter = { language: 'en' };
  const answer = await probe('the inbox', listCall(inbox, { filter, range: [0, 4] }));
  const id = textOf(objectsIn(answer?.body)[0]?.id);
  if (id !== undefined) await probe('one message of the inbox', recordCall(inbox, id));
  const events = [{ id: unknownId(), revision: 1, event: 'seen' }];
  const none = refusedRows('not_found');
  await probe('a receipt of no message', post(inbox, '/actions/receipts', { events }), '2XX', none);
}
