import { randomUUID } from 'node:crypto';
import { parseJson } from '../openapi/checkAnswer.ts';
import type { Difference } from '../openapi/schemaDifferences.ts';
import { idOf, objectIn, objectsIn, textOf } from './bodies.ts';
import type { Call, Client } from './client.ts';
import type { Probe, Probed } from './createProbe.ts';
import { groups, post, roles } from './managedCalls.ts';
import { type ListedResource, recordCall } from './recordCalls.ts';
import { profileCall } from './sessionCalls.ts';

/** The operations that only these calls make. */
export const writingOperations: readonly string[] = [
  'saveProfile',
  'createGroup',
  'changeGroup',
  'deleteEmptyGroup',
  'moveGroup',
  'deleteGroup',
  'createRole',
  'changeRole',
  'deleteRole',
];

/** Saves the profile with the name that it has. */
export async function checkSaving(probe: Probe, name: string): Promise<void> {
  await probe('saving the same name', { ...profileCall, method: 'POST', json: { name } }, '2XX');
}

const codeIs =
  (code: string) =>
  ({ body }: Probed): Difference[] =>
    objectIn(body).code === code ? [] : [{ at: '/code', expected: code, found: 'another code' }];

const put = (resource: ListedResource, id: string, json: object): Call => ({
  ...recordCall(resource, id),
  method: 'PUT',
  json,
});

interface LifeCycle {
  readonly resource: ListedResource;
  /** What the record is made of; its name begins with the mark. */
  readonly fields: Readonly<Record<string, unknown>> & { readonly name: string };
  /** The calls of the resource's own, for the record as it is. */
  readonly actions: (record: Record<string, unknown>, id: string) => Promise<void>;
}

/** Creates a record, has it refused twice, changes it, meets a conflict, and deletes it. */
async function liveThrough(probe: Probe, { resource, fields, actions }: LifeCycle): Promise<void> {
  const { name } = resource;
  const created = await probe(`creating one of ${name}`, post(resource, '', fields), '2XX');
  const id = idOf(objectIn(created?.body));
  if (id === undefined) return;
  await probe('a name that is taken', post(resource, '', fields), 422);
  const record = objectIn((await probe('what was created', recordCall(resource, id)))?.body);
  const { version } = record;
  const changed = { ...fields, name: `${fields.name}, changed`, description: 'May be deleted', version };
  await probe('changing it', put(resource, id, changed), '2XX');
  await probe('changing an old version', put(resource, id, changed), 409, codeIs('stale'));
  const current = objectIn((await probe('what was changed', recordCall(resource, id)))?.body);
  await actions(current, id);
  await probe('a dry run has changed nothing', recordCall(resource, id), 200, ({ body }) =>
    objectIn(body).version === current.version
      ? []
      : [{ at: '/version', expected: 'the same as before', found: 'another one' }],
  );
  await probe('deleting it', { ...recordCall(resource, id), method: 'DELETE' }, '2XX');
  await probe('it is gone', recordCall(resource, id), 404);
}

/**
 * Changes of a group and a role of their own, which bear a mark in their names and are deleted again, also after a
 * failure or an interruption. What could not be deleted is told.
 * @throws Interrupted
 */
export async function checkWriting(
  probe: Probe,
  client: Client,
  tell: (line: string) => void,
): Promise<void> {
  const mark = `check:api ${randomUUID()}`;
  try {
    await liveThrough(probe, {
      resource: groups,
      fields: { name: `${mark} group`, parentId: null, description: '', languages: [], roleIds: [] },
      actions: async ({ version, position }, id) => {
        const move = (json: object) => post(groups, `/${encodeURIComponent(id)}/actions/move`, json);
        await probe(
          'moving it below itself',
          move({ parentId: id, position: 0, version, dryRun: true }),
          422,
        );
        // Its own place is the last one: no other group would move.
        await probe(
          'moving it to its place, dry run',
          move({ parentId: null, position, version, dryRun: true }),
          '2XX',
        );
        await probe(
          'deleting it with all below, dry run',
          post(groups, `/${encodeURIComponent(id)}/actions/delete`, {
            children: 'moveUp',
            members: 'moveUp',
            version,
            dryRun: true,
          }),
          '2XX',
        );
      },
    });
    await liveThrough(probe, {
      resource: roles,
      fields: { name: `${mark} role`, key: `check-api-${randomUUID()}`, description: '', permissions: [] },
      actions: async ({ version }, id) => {
        const changes = [{ id, permissions: [], version }];
        await probe(
          'permissions of it, dry run',
          post(roles, '/actions/set-permissions', { changes, dryRun: true }),
          '2XX',
        );
      },
    });
  } finally {
    for (const resource of [groups, roles]) await cleanUp(client, resource, mark, tell);
  }
}

/** Deletes what bears the mark; it is looked for by its name, because the answer that named its id may have been lost. */
async function cleanUp(
  client: Client,
  resource: ListedResource,
  mark: string,
  tell: (line: string) => void,
): Promise<void> {
  const search = new URLSearchParams({ filter: JSON.stringify({ q: mark }) });
  try {
    const list = await client.send({
      method: 'GET',
      base: resource.base,
      path: `${resource.name}?${search}`,
    });
    const left = objectsIn(parseJson(list.text)).filter(({ name }) => textOf(name)?.startsWith(mark));
    for (const record of left) {
      const id = idOf(record);
      const answer = id && (await client.send({ ...recordCall(resource, id), method: 'DELETE' }));
      if (!answer || answer.status >= 300)
        tell(`Left behind: one of ${resource.name}, whose name begins with '${mark}'. Please delete it.`);
    }
    if (list.status < 300) return;
  } catch {
    // Told below, like a list that was refused.
  }
  tell(`There may be one of ${resource.name} left, whose name begins with '${mark}'. Please look for it.`);
}
