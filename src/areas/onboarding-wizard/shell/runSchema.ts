import * as v from 'valibot';
import { chosenElementSchema } from '../checks/chosenElementSchema';

const text = v.fallback(v.string(), '');
const name = v.fallback(v.nullable(v.string()), null);
const count = v.fallback(v.number(), 0);

const stepSchema = v.object({
  id: v.string(),
  kind: v.fallback(v.picklist(['note', 'pointer', 'task']), 'note'),
  title: text,
  text,
  language: v.fallback(v.string(), 'en'),
  page: name,
  anchor: name,
  element: chosenElementSchema,
  ifMissing: v.fallback(v.picklist(['panel', 'skip']), 'panel'),
  required: v.fallback(v.boolean(), false),
  videoId: name,
  doneBy: v.fallback(v.object({ type: v.picklist(['next', 'visit', 'click', 'fill', 'data']) }), {
    type: 'next',
  }),
  state: v.fallback(v.picklist(['open', 'done', 'skipped', 'missing', 'notForYou']), 'open'),
  count,
  atLeast: count,
});

/** A guide for one person. */
export const runSchema = v.object({
  id: v.string(),
  title: text,
  language: v.fallback(v.string(), 'en'),
  state: v.picklist(['waiting', 'running', 'snoozed', 'done', 'hidden']),
  current: name,
  revision: count,
  mayHide: v.fallback(v.boolean(), false),
  startPage: name,
  steps: v.array(stepSchema),
});

const answerSchema = v.object({
  lead: name,
  runs: v.fallback(v.array(v.unknown()), []),
});

export type Run = v.InferOutput<typeof runSchema>;
export type RunStep = Run['steps'][number];

/** Parses the guides of an answer; invalid ones are dropped. */
export function readAnswer(answer: unknown): { lead: string | null; runs: readonly Run[] } {
  const parsed = v.safeParse(answerSchema, answer);
  if (!parsed.success) return { lead: null, runs: [] };
  const runs = parsed.output.runs.flatMap((each) => {
    const run = v.safeParse(runSchema, each);
    return run.success ? [run.output] : [];
  });
  return { lead: parsed.output.lead, runs };
}

/** The steps that this person gets. */
export const ownSteps = ({ steps }: Run): readonly RunStep[] =>
  steps.filter(({ state }) => state !== 'notForYou');
