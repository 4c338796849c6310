import { textOf } from './bodies.ts';
import type { Probe } from './createProbe.ts';
import { post, refusedRows } from './managedCalls.ts';
import { checkFilters, checkResource, unknownId } from './recordCalls.ts';

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
