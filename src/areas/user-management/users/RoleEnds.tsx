import { Fragment } from 'react';
import { roles } from '@/people/references';
import { useNames } from '@/records/references/useNames';
import { asDate } from '@/records/values/dates';

/** Roles with their last days, the first one to end first; nothing without any. */
export function RoleEnds({ ends }: { ends: Readonly<Record<string, string>> }) {
  const entries = Object.entries(ends).sort(([, one], [, other]) => one.localeCompare(other));
  const { recordsById } = useNames(
    roles,
    entries.map(([id]) => id),
  );
  return entries.map(([id, day], index) => {
    const name = String(recordsById.get(id)?.name ?? id);
    return (
      <Fragment key={id}>
        {index > 0 ? ', ' : null}
        <bdi>{name}</bdi> {asDate(day)}
      </Fragment>
    );
  });
}
