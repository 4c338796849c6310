import * as v from 'valibot';

const stateSchema = v.object({ field: v.string() });

/** The navigation state of a link to a field of a record's form. */
export const toField = (field: string): v.InferOutput<typeof stateSchema> => ({ field });

/** The field that a link names; undefined for another navigation. */
export const linkedField = (state: unknown): string | undefined =>
  v.is(stateSchema, state) ? state.field : undefined;
