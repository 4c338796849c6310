import * as v from 'valibot';
import { kinds, longest, mostSteps, mostTimes, type Step } from '../checks/steps';

const texts = (most: number) =>
  v.record(v.pipe(v.string(), v.maxLength(20)), v.pipe(v.string(), v.maxLength(most)));
const address = v.optional(v.nullable(v.pipe(v.string(), v.startsWith('/'), v.maxLength(500))), null);
const name = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(120))), null);

const stepSchema = v.strictObject({
  id: v.optional(v.string()),
  kind: v.picklist(kinds),
  title: texts(longest.stepTitle),
  text: v.optional(texts(longest.text), {}),
  page: address,
  anchor: name,
  ifMissing: v.optional(v.picklist(['panel', 'skip']), 'panel'),
  required: v.optional(v.boolean(), false),
  doneBy: v.optional(
    v.variant('type', [
      v.strictObject({ type: v.literal('next') }),
      v.strictObject({ type: v.literal('visit') }),
      v.strictObject({
        type: v.literal('data'),
        check: v.string(),
        atLeast: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostTimes)),
      }),
    ]),
    { type: 'next' },
  ),
  videoId: name,
});

const fileSchema = v.strictObject({
  name: v.optional(v.pipe(v.string(), v.maxLength(longest.name)), ''),
  title: v.optional(texts(longest.title), {}),
  steps: v.array(v.unknown()),
});

export type FlowFile = { readonly title: Step['title']; readonly steps: readonly Step[] };

/** Why a file cannot be used: `step` counts from 1, `field` is what of it is wrong. */
export type FlowFileProblem = {
  readonly problem: 'json' | 'shape' | 'steps' | 'step';
  readonly step?: number;
  readonly field?: string;
};

/** Reads a guide that was exported; each step gets an id of its own. A field that no guide has is refused. */
export function readFlowFile(text: string): FlowFile | FlowFileProblem {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { problem: 'json' };
  }
  const file = v.safeParse(fileSchema, withoutPrototype(content));
  if (!file.success) return { problem: 'shape', field: pathOf(file.issues[0]) };
  if (file.output.steps.length > mostSteps) return { problem: 'steps' };
  const steps: Step[] = [];
  for (const [index, each] of file.output.steps.entries()) {
    const step = v.safeParse(stepSchema, each);
    if (!step.success) return { problem: 'step', step: index + 1, field: pathOf(step.issues[0]) };
    steps.push({ ...step.output, id: crypto.randomUUID() });
  }
  return { title: file.output.title, steps };
}

const pathOf = (issue: v.BaseIssue<unknown>) => issue.path?.map(({ key }) => String(key)).join('.') ?? '';

/** `__proto__` in a file is a field like others, and as such refused: schemas pass over it. */
function withoutPrototype(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(withoutPrototype);
  if (typeof content !== 'object' || content === null) return content;
  const entries = Object.entries(content).map(([key, value]) => [
    key === '__proto__' ? '“__proto__”' : key,
    withoutPrototype(value),
  ]);
  return Object.fromEntries(entries);
}
