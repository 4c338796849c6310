import { isRecord, json, parseJson, readObject } from '../answers';
import type { BearerCall, SignedInContext } from '../call';
import type { Resources } from '../crud/createResources';
import { answerComputedList } from '../crud/list';
import { sortRecords } from '../crud/sort';
import { fold } from '../fold';
import { type Audience, createDirectory, type Directory, peopleOf, readAudience } from './directory';

interface AudienceOption {
  readonly id: string;
  readonly type: 'group' | 'role';
  readonly name: string;
  /** For a group: its ancestors, root first. */
  readonly path: readonly { readonly id: string; readonly name: string }[];
}

const optionId = ({ type, id }: { type: string; id: string }) => `${type}:${id}`;

function optionsOf(directory: Directory): AudienceOption[] {
  return [
    ...directory.groups().map(({ group, path }) => ({
      id: optionId({ type: 'group', id: group.id }),
      type: 'group' as const,
      name: String(group.name),
      path: path.map(({ id, name }) => ({ id, name: String(name) })),
    })),
    ...directory.roles().map((role) => ({
      id: optionId({ type: 'role', id: role.id }),
      type: 'role' as const,
      name: String(role.name),
      path: [],
    })),
  ];
}

/** Finds options whose name or path contains each word. */
function searchPath(query: unknown): (option: AudienceOption) => boolean {
  const words = fold(String(query)).split(/\s+/).filter(Boolean);
  return ({ name, path }) => {
    const text = fold([...path.map((step) => step.name), name].join('\n'));
    return words.every((word) => text.includes(word));
  };
}

/** What to sort hits by: groups before roles, then the name that was typed, then shorter names. */
function fitOf({ type, name, path }: AudienceOption, url: URL): number {
  const rank = type === 'group' ? 0 : 1000;
  const filter = parseJson(url.searchParams.get('filter') ?? '{}', 'The parameter filter');
  const query = isRecord(filter) && typeof filter.q === 'string' ? fold(filter.q.trim()) : '';
  return query === ''
    ? rank
    : rank + (fold(name) === query ? 0 : [...path.map((step) => step.name), name].join('').length);
}

function reachOf(directory: Directory, { id, type }: AudienceOption): number {
  const part = { type, id: id.slice(type.length + 1), within: true };
  return peopleOf(directory, { everyone: false, include: [part], exclude: [], languages: [] }).length;
}

const sampleSize = 10;

function reach(directory: Directory, audience: Audience, caller: string) {
  const people = peopleOf(directory, audience);
  const counts = new Map<string | null, number>();
  for (const { language } of people) {
    const code = typeof language === 'string' ? language : null;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const byLanguage = [...counts].map(([language, count]) => ({ language, count }));
  return {
    count: people.length,
    includesCaller: people.some(({ email }) => String(email).toLowerCase() === caller),
    byLanguage: byLanguage.sort((left, right) => right.count - left.count),
    sample: sortRecords(people, ({ name }) => name)
      .slice(0, sampleSize)
      .map(({ id, name }) => ({ id, name })),
  };
}

/** `GET {clientApi}admin/audiences` and `POST .../actions/count`; the key of any area is enough, because editors need not manage users. */
export function createAudienceCalls(resources: Resources, permissionKeys: readonly string[]): BearerCall[] {
  // All other keys belong to areas (specification, section 3).
  const permission = permissionKeys.filter((key) => key !== 'profile');
  const shared = { base: 'clientApi', access: 'bearer', permission } as const;
  const directoryFor = ({ account }: SignedInContext) =>
    createDirectory(resources, resources.context(account).store);
  return [
    {
      ...shared,
      method: 'GET',
      path: 'admin/audiences',
      respond(context) {
        const directory = directoryFor(context);
        const list = {
          name: 'audiences',
          records: optionsOf(directory).map((option) => ({ ...option, fit: fitOf(option, context.url) })),
          filters: { q: searchPath },
          view: ({ fit: _, ...option }: AudienceOption & { fit: number }) => ({
            ...option,
            count: reachOf(directory, option),
          }),
        };
        return answerComputedList(list, context.url);
      },
    },
    {
      ...shared,
      method: 'POST',
      path: 'admin/audiences/actions/count',
      // A POST, because an audience is too long for a URL.
      reads: true,
      async respond(context) {
        const { audience } = await readObject(context.request);
        return json(reach(directoryFor(context), readAudience(audience), context.account.email));
      },
    },
  ];
}
