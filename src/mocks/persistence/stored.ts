import * as v from 'valibot';

/** Incremented when the stored format changes: data of older versions is then deleted. */
export const format = 1;

/** Texts by email: the names of people, or the digests of their passwords. */
export const textsSchema = v.record(v.string(), v.string());

/** A moment that seeds count back from, in milliseconds since 1970, up to the end of the century. */
export const momentSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Date.UTC(2100, 0)));

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

export const recordSchema = v.looseObject({ id: v.string(), version: countSchema });

/** Records that began together; other amounts or a reset make another start. */
const startSchema = v.object({
  id: v.string(),
  startedAt: momentSchema,
  names: textsSchema,
  // Absent from data that was kept before passwords could change.
  passwords: v.optional(textsSchema),
});

/** A dataset without its rows; the starts by amounts and seed. */
export const metaSchema = v.object({
  dataset: v.string(),
  format: v.literal(format),
  revision: countSchema,
  /** When it was last opened or written, in milliseconds since 1970. */
  usedAt: v.number(),
  tokens: v.object({ expiredUntil: v.number(), spent: v.array(v.string()) }),
  starts: v.record(v.string(), startSchema),
});

export const rowSchema = v.object({
  start: v.string(),
  resource: v.string(),
  id: v.string(),
  place: countSchema,
  record: v.nullable(recordSchema),
  revision: countSchema,
});

export type Meta = v.InferOutput<typeof metaSchema>;
export type Row = v.InferOutput<typeof rowSchema>;
