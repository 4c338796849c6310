import { fold } from '../fold';
import type { Context, StoredRecord } from '../store';
import {
  type Audience,
  type AudienceType,
  audienceTypes,
  type Directory,
  pathOf,
  peopleOf,
} from './directory';

/** What an audience may name: a group, a role or a person. */
export interface AudienceOption {
  /** `group:g1`. */
  readonly id: string;
  readonly type: AudienceType;
  readonly name: string;
  /** For a group: its ancestors, root first. */
  readonly path: readonly { readonly id: string; readonly name: string }[];
  /** For a person. */
  readonly email?: string;
}

const optionId = ({ type, id }: { type: string; id: string }) => `${type}:${id}`;

const optionOf = (
  type: AudienceType,
  { id, name, email }: StoredRecord,
  path: readonly StoredRecord[] = [],
): AudienceOption => ({
  ...{ id: optionId({ type, id }), type, name: String(name) },
  path: path.map((step) => ({ id: step.id, name: String(step.name) })),
  ...(type === 'user' && { email: String(email) }),
});

/** All groups, roles and active people; those with the `wanted` ids alone if there are some, then people of any status. */
export function optionsOf(directory: Directory, wanted?: ReadonlySet<string>): AudienceOption[] {
  const users = directory.users().filter(({ status }) => status === 'active' || wanted !== undefined);
  const options = [
    ...directory.groups().map(({ group, path }) => optionOf('group', group, path)),
    ...directory.roles().map((role) => optionOf('role', role)),
    ...users.map((user) => optionOf('user', user)),
  ];
  return wanted === undefined ? options : options.filter(({ id }) => wanted.has(id));
}

/** What an audience names, as far as it exists, so that a list can put it in words without another call. */
export function targetsOf(
  { store }: Pick<Context, 'store'>,
  { include, exclude }: Audience,
): AudienceOption[] {
  const targets = [...include, ...exclude].flatMap(({ type, id }) => {
    const record = store.get(`${type}s`, id);
    return record ? optionOf(type, record, type === 'group' ? pathOf(store, record) : []) : [];
  });
  return [...new Map(targets.map((target) => [target.id, target])).values()];
}

/** The words of a text as it is typed or shown: `Sales / Hamburg`, `Books \/ Fiction`, `Lena Groß (lena@…)`. */
const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .replace(/\\([\\/])/g, '$1')
    .split(/[\s()]+/)
    .filter((word) => word !== '' && word !== '/');

const normalized = (text: string) => wordsOf(text).join(' ');

const wholeName = ({ path, name }: AudienceOption) =>
  normalized([...path.map((step) => step.name), name].join(' '));

/** Finds options whose name, path or email contains each word. */
export function matchesOption(query: unknown): (option: AudienceOption) => boolean {
  const words = wordsOf(String(query));
  return (option) => {
    const text = `${wholeName(option)} ${fold(option.email ?? '')}`;
    return words.every((word) => text.includes(word));
  };
}

/** How well a name fits, 0 best: it is the query, begins with it, has a word that does, contains it; only the path does. */
function misfitOf(option: AudienceOption, query: string): number {
  const name = normalized(option.name);
  if (query === '' || name === query || wholeName(option) === query) return 0;
  if (name.startsWith(query)) return 1;
  if (` ${name}`.includes(` ${query}`)) return 2;
  return name.includes(query) ? 3 : 4;
}

/** Sorts the options that match: the type with the best one first, in it what fits best, then by name. */
export function bestFirst(options: readonly AudienceOption[], query: unknown): readonly AudienceOption[] {
  const text = normalized(typeof query === 'string' ? query : '');
  const rated = options
    .filter(matchesOption(text))
    .map((option) => ({ option, misfit: misfitOf(option, text), name: wholeName(option) }));
  const bestOf = (type: AudienceType) =>
    Math.min(...rated.filter(({ option }) => option.type === type).map(({ misfit }) => misfit));
  const order = audienceTypes.toSorted((left, right) => bestOf(left) - bestOf(right) || 0);
  const rank = ({ type }: AudienceOption) => order.indexOf(type);
  return rated
    .sort(
      (left, right) =>
        rank(left.option) - rank(right.option) ||
        left.misfit - right.misfit ||
        (left.name < right.name ? -1 : Number(left.name > right.name)),
    )
    .map(({ option }) => option);
}

/** The number of active people whom an option stands for; for a group, including all groups below it. */
export function countOf(directory: Directory, { id, type }: AudienceOption): number {
  const part = { type, id: id.slice(type.length + 1), within: true };
  return peopleOf(directory, { everyone: false, include: [part], exclude: [], languages: [] }).length;
}
