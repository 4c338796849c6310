import * as v from 'valibot';
import type { RecordCalls } from '@/api/records';
import { type Position, positionSchema, positions } from '../positionSchema';

const { resource } = positions;

/** Says which modules stand in a position, from top to bottom. */
export const saveOrder = (calls: RecordCalls, { id, version }: Position, moduleIds: readonly string[]) =>
  calls.call(resource, {
    path: `/${encodeURIComponent(id)}`,
    method: 'PUT',
    body: { moduleIds, version },
    schema: positionSchema,
  });

const movedSchema = v.object({ positions: v.array(positionSchema) });

interface Move {
  readonly moduleId: string;
  readonly from: Position;
  readonly to: Position;
  readonly index: number;
}

/** Moves a module to another position; both change or none. */
export async function moveModule(
  calls: RecordCalls,
  { moduleId, from, to, index }: Move,
): Promise<Position[]> {
  const body = {
    moduleId,
    from: { id: from.id, version: from.version },
    to: { id: to.id, version: to.version, index },
  };
  return (await calls.call(resource, { path: '/actions/move', body, schema: movedSchema })).positions;
}
