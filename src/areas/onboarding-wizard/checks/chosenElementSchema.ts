import * as v from 'valibot';

/** An element chosen on a page, as the server keeps it; null for none. */
export const chosenElementSchema = v.fallback(
  v.nullable(v.object({ role: v.string(), name: v.string(), key: v.fallback(v.nullable(v.string()), null) })),
  null,
);
