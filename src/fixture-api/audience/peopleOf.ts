import type { Context, StoredRecord } from '../store';
import { createDirectory, type Directory } from './directory';
import type { Audience } from './readAudience';

/** Returns a test for people that belong to an audience: `exclude` wins over `include`, and no languages means all. */
function audienceTest(
  directory: Directory,
  { everyone, include, exclude, languages }: Audience,
): (person: StoredRecord) => boolean {
  const isIncluded = everyone ? () => true : directory.memberTest(include);
  const isExcluded = directory.memberTest(exclude);
  return (person) =>
    (languages.length === 0 || languages.includes(String(person.language))) &&
    isIncluded(person) &&
    !isExcluded(person);
}

/** The active users of an audience. */
export function peopleOf(directory: Directory, audience: Audience): readonly StoredRecord[] {
  const belongs = audienceTest(directory, audience);
  return directory.users().filter((user) => user.status === 'active' && belongs(user));
}

type Known = Pick<Context, 'records' | 'store'>;

const directoryOf = ({ records, store }: Known) => createDirectory({ has: () => true, records }, store);

/** The same for the rules of an area, if the server has User Management. */
export function audienceOf(context: Known, audience: Audience) {
  return peopleOf(directoryOf(context), audience);
}

/** Returns a test for audiences that include a person, without checking anyone else. */
export function membershipOf(context: Known, person: StoredRecord): (audience: Audience) => boolean {
  const directory = directoryOf(context);
  return (audience) => audienceTest(directory, audience)(person);
}
