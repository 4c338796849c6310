import { objectsIn, textOf } from './bodies.ts';
import type { Probe } from './createProbe.ts';
import { post, refusedRows } from './managedCalls.ts';
import { checkFilters, checkResource, listCall, unknownId } from './recordCalls.ts';

/** Modules with a plan, a preview and what holds for a group, and their positions; nothing is changed. */
export async function checkModules(probe: Probe): Promise<void> {
  const modules = { base: 'clientApi', name: 'modules' } as const;
  const list = await checkResource(probe, {
    ...modules,
    sorts: ['name.en', 'category', 'state', 'updatedAt'],
  });
  await checkFilters(probe, modules, [
    { filter: { q: 'a' } },
    { filter: { state_eq_any: ['enabled'] }, holds: { state: 'enabled' } },
    { filter: { category_eq_any: ['content'] }, holds: { category: 'content' } },
    { filter: { 'health.state_eq_any': ['ok'] } },
  ]);
  const order = { op: 'removeRule', args: { groupId: unknownId() }, ids: [unknownId()], dryRun: true };
  await probe(
    'rule of no module, dry run',
    post(modules, '/actions/bulk', order),
    '2XX',
    refusedRows('not_found'),
  );
  await checkResource(probe, { base: 'clientApi', name: 'positions', sorts: ['page'] });

  const module = list.find(({ state }) => state === 'enabled' || state === 'disabled');
  const id = textOf(module?.id);
  if (id === undefined) return;
  // As it is already, so that there is nothing to do.
  const changes = [{ id, enabled: module?.state === 'enabled', version: module?.version }];
  await probe('plan without a change, dry run', post(modules, '/actions/switch', { changes, dryRun: true }));
  const asSaved = { groupId: null, language: 'en', at: null, settings: module?.settings };
  await probe(
    'preview of a module as it is',
    post(modules, `/${encodeURIComponent(id)}/actions/preview`, asSaved),
  );
  const groups = { base: 'clientApi', name: 'admin/audiences' } as const;
  const found = await probe(
    'a group',
    listCall(groups, { filter: { type: 'group' }, range: [0, 0], sort: ['id', 'ASC'] }),
  );
  const groupId = textOf(objectsIn(found?.body)[0]?.id)?.replace(/^group:/, '');
  for (const [asked, status] of [
    [groupId, 200],
    [unknownId(), 404],
  ] as const) {
    if (asked === undefined) continue;
    const path = `effective-modules?groupId=${encodeURIComponent(asked)}`;
    await probe(
      `what holds for ${status === 200 ? 'it' : 'no group'}`,
      { method: 'GET', base: 'clientApi', path },
      status,
    );
  }
}
