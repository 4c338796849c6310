import { textOf } from './bodies.ts';
import type { Probe } from './createProbe.ts';
import { post, refusedRows } from './managedCalls.ts';
import { checkFilters, checkResource, unknownId } from './recordCalls.ts';

/** Guides with their versions, figures, dry runs and a trial; nothing is changed. */
export async function checkFlows(probe: Probe): Promise<void> {
  const flows = { base: 'clientApi', name: 'flows' } as const;
  const list = await checkResource(probe, { ...flows, sorts: ['name', 'status', 'updatedAt'] });
  await checkFilters(probe, flows, [
    { filter: { q: 'a' } },
    { filter: { status_eq_any: ['draft'] }, holds: { status: 'draft' } },
    { filter: { hasProblems: true } },
  ]);
  await probe('what can be counted', { method: 'GET', base: 'clientApi', path: 'onboarding-checks' });
  const films = { base: 'clientApi', path: 'onboarding-films?range=[0,4]' } as const;
  await probe('films for the steps of a guide', { method: 'GET', ...films });
  const order = { op: 'pause', ids: [unknownId()], dryRun: true };
  await probe(
    'pause of no guide, dry run',
    post(flows, '/actions/bulk', order),
    '2XX',
    refusedRows('not_found'),
  );
  const id = textOf(list[0]?.id);
  if (id === undefined) return;
  const path = `/${encodeURIComponent(id)}`;
  for (const part of ['versions', 'figures'])
    await probe(`${part} of a guide`, { method: 'GET', base: 'clientApi', path: `flows${path}/${part}` });
  await probe('publishing a guide, dry run', post(flows, `${path}/actions/publish`, { dryRun: true }));
  await probe('a guide in a trial', post(flows, `${path}/actions/try`, { language: 'en' }));
}

/** The guides of the account; a change of none is refused. */
export async function checkGuides(probe: Probe): Promise<void> {
  const guides = { base: 'clientApi', name: 'admin/onboarding' } as const;
  const path = 'admin/onboarding?language=en';
  await probe('the guides of the account', { method: 'GET', base: 'clientApi', path });
  await probe('a step of no guide', post(guides, `/${unknownId()}/actions/check`, { stepId: 'none' }), 404);
}
