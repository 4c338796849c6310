import * as v from 'valibot';
import { idSchema } from '@/api/records';

const count = v.fallback(v.number(), 0);

/** The outcome of a publication, or of its dry run, for each language. */
export const publishSchema = v.object({
  results: v.array(
    v.object({
      id: idSchema,
      ok: v.boolean(),
      /** The reason: `stale`, `nothing`, `too_large`, `too_many`. */
      code: v.optional(v.string()),
      added: count,
      changed: count,
      removed: count,
      /** The number of texts with an error, which readers keep as they are. */
      held: count,
      /** The size of the file in characters. */
      size: count,
    }),
  ),
});

export type PublishResult = v.InferOutput<typeof publishSchema>['results'][number];

/** The number of texts that change for the readers of a language, without those that are held back. */
export const differencesOf = ({ added, changed, removed }: PublishResult) => added + changed + removed;

/** Texts as readers have them and would have them; null: none. */
export const differencesSchema = v.array(
  v.object({
    key: v.string(),
    kind: v.picklist(['added', 'changed', 'removed', 'held']),
    before: v.fallback(v.nullable(v.string()), null),
    after: v.fallback(v.nullable(v.string()), null),
  }),
);

export type Difference = v.InferOutput<typeof differencesSchema>[number];

/** A plan with the counts of what goes live when some of its differences are left out. */
export function planWithout(plan: PublishResult, leftOut: readonly Difference[]): PublishResult {
  const count = (kind: 'added' | 'changed' | 'removed') =>
    plan[kind] - leftOut.filter((each) => each.kind === kind).length;
  return { ...plan, added: count('added'), changed: count('changed'), removed: count('removed') };
}

/** The address where these languages are published. */
export const publishPath = (codes: readonly string[]) =>
  `/default-translations/publish?${new URLSearchParams({ languages: codes.join(',') })}`;
