import type { Context, StoredRecord } from '../store';
import { createDirectory, type Directory } from './directory';
import type { Audience } from './readAudience';

/** The active users of an audience: exclude wins over include, and no languages means all. */
export function peopleOf(
  directory: Directory,
  { everyone, include, exclude, languages }: Audience,
): readonly StoredRecord[] {
  const isIncluded = everyone ? () => true : directory.memberTest(include);
  const isExcluded = directory.memberTest(exclude);
  return directory
    .users()
    .filter(
      (user) =>
        user.status === 'active' &&
        (languages.length === 0 || languages.includes(String(user.language))) &&
        isIncluded(user) &&
        !isExcluded(user),
    );
}

/** The same for the rules of an area, in a server that has User Management. */
export function audienceOf({ records, store }: Pick<Context, 'records' | 'store'>, audience: Audience) {
  return peopleOf(createDirectory({ has: () => true, records }, store), audience);
}
