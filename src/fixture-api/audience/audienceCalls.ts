import { isRecord, json, parseJson, readObject } from '../answers';
import type { BearerCall, SignedInContext } from '../call';
import type { Resources } from '../crud/createResources';
import { answerComputedList } from '../crud/list';
import { sortRecords } from '../crud/sort';
import { type AudienceOption, bestFirst, countOf, matchesOption, optionsOf } from './audienceOptions';
import { type Audience, createDirectory, type Directory, peopleOf, readAudience } from './directory';

function filterOf(url: URL): Record<string, unknown> {
  const filter = parseJson(url.searchParams.get('filter') ?? '{}', 'The parameter filter');
  return isRecord(filter) ? filter : {};
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
        const { id, q } = filterOf(context.url);
        const options = optionsOf(directory, Array.isArray(id) ? new Set(id.map(String)) : undefined);
        const list = {
          name: 'audiences',
          records: bestFirst(options, q).map((option, fit) => ({ ...option, fit })),
          filters: { q: matchesOption },
          view: ({ fit: _, ...option }: AudienceOption & { fit: number }) => ({
            ...option,
            count: countOf(directory, option),
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
