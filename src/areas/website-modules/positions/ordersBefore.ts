import * as v from 'valibot';
import type { HistoryEvent } from '@/records/history/useHistory';
import type { Position } from '../positionSchema';

const idsSchema = v.array(v.string());

/** The modules of the changed positions before a save, by the position's id; without positions that are gone. */
export function ordersBefore(
  { changes }: Pick<HistoryEvent, 'changes'>,
  positions: readonly Pick<Position, 'id'>[],
): Readonly<Record<string, readonly string[]>> {
  const known = new Set(positions.map(({ id }) => id));
  return Object.fromEntries(
    changes.flatMap(({ field, before }) =>
      known.has(field) && v.is(idsSchema, before) ? [[field, before] as const] : [],
    ),
  );
}
