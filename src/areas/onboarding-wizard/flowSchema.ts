import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { audienceSchema, nobody } from '@/people/audience/audience';
import { defineReference } from '@/records/references/defineReference';
import { visibleText } from '@/ui/visibleText';
import { chosenElementSchema } from './checks/chosenElementSchema';
import { kinds, type Step, starts, statuses } from './checks/steps';

const byLanguage = v.fallback(v.record(v.string(), v.string()), {});
const name = v.fallback(v.nullable(v.string()), null);
const count = v.fallback(v.number(), 0);
/** Null is hidden, because it would reveal few people. */
const figure = v.fallback(v.nullable(v.number()), null);

const doneBySchema = v.variant('type', [
  v.object({ type: v.literal('next') }),
  v.object({ type: v.literal('visit') }),
  v.object({ type: v.literal('click') }),
  v.object({ type: v.literal('fill') }),
  v.object({ type: v.literal('data'), check: v.string(), atLeast: v.number() }),
]);

const stepSchema: v.GenericSchema<unknown, Step> = v.object({
  id: idSchema,
  kind: v.fallback(v.picklist(kinds), 'note'),
  title: byLanguage,
  text: byLanguage,
  page: name,
  anchor: name,
  element: chosenElementSchema,
  ifMissing: v.fallback(v.picklist(['panel', 'skip']), 'panel'),
  required: v.fallback(v.boolean(), false),
  doneBy: v.fallback(doneBySchema, { type: 'next' }),
  videoId: name,
});

/** A video for a step, as authors of guides may read it. */
export const videoSchema = v.object({ id: idSchema, title: byLanguage });

export type Video = v.InferOutput<typeof videoSchema>;

/** Steps as the server has them; none if they cannot be read. */
export const stepsSchema = v.fallback(v.array(stepSchema), []);

/** What people get of a guide once it is published. */
const contentEntries = {
  title: byLanguage,
  audience: v.fallback(audienceSchema, nobody),
  newSince: name,
  start: v.fallback(v.picklist(starts), 'firstSignIn'),
  startPage: name,
  priority: count,
  mayHide: v.fallback(v.boolean(), true),
  steps: v.array(stepSchema),
};

/** A guide; `access` has the reason codes of the actions that the server would refuse. */
const storedSchema = v.looseObject({
  id: idSchema,
  name: v.fallback(v.string(), ''),
  status: v.picklist(statuses),
  publishedVersion: v.fallback(v.nullable(v.number()), null),
  hasDraft: v.fallback(v.boolean(), false),
  ...contentEntries,
  progress: v.fallback(v.object({ people: count, started: figure, finished: figure }), {
    people: 0,
    started: 0,
    finished: 0,
  }),
  problems: v.fallback(v.array(v.object({ stepId: v.optional(v.string()), code: v.string() })), []),
  access: v.fallback(v.record(v.string(), v.string()), {}),
  updatedAt: name,
  version: v.number(),
});

const asFormSteps = (steps: readonly Step[]) => ({
  order: steps.map(({ id }) => id),
  steps: Object.fromEntries(steps.map((step) => [step.id, step])) as Readonly<Record<string, Step>>,
});

/** The server's steps as the form needs them: by id, so that versions can be compared step by step, and their order. */
export const formSteps = (steps: unknown) => asFormSteps(v.parse(stepsSchema, steps));

export const flowSchema = v.pipe(
  storedSchema,
  v.transform(({ steps, ...flow }) => ({ ...flow, ...asFormSteps(steps) })),
);

/** What was published, as the form has it. */
export const contentSchema = v.pipe(
  v.object(contentEntries),
  v.transform(({ steps, ...content }) => ({ ...content, ...asFormSteps(steps) })),
);

export type Flow = v.InferOutput<typeof flowSchema>;

/** The form's steps in order, without removed ones. */
export function stepsOf({ order, steps }: Pick<Flow, 'order' | 'steps'>): Step[] {
  return order.flatMap((id) => steps[id] ?? []);
}

/** Its internal name. */
export const flowName = ({ name: own, id }: Pick<Flow, 'name' | 'id'>): string => visibleText(own) || id;

export const flows = defineReference<Flow>({ resource: 'onboarding-wizard', name: flowName });

/** The text prefix of the server's refusals. */
export const refusalTexts = 'areas.onboarding-wizard.refusals';
