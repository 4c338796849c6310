import * as v from 'valibot';
import { invalidFields } from '@/api/apiError';
import { refusalOf } from '@/api/refusal';
import type { Values } from '@/records/form/changedFields';
import type { Send } from '@/records/form/useSaveRecord';
import { type Flow, stepsOf } from '../flowSchema';

/** The form's values with the steps as a list, as the server has them. */
export function withSteps(values: Values): Values {
  const parsed = v.safeParse(formSchema, values);
  return parsed.success ? { ...values, stepList: stepsOf(parsed.output) } : values;
}

// The server checks the steps; order and keys are the form's own.
const formSchema = v.object({
  order: v.array(v.string()),
  steps: v.custom<Flow['steps']>((value) => typeof value === 'object' && value !== null),
});

const stepListSchema = v.array(v.object({ id: v.string() }));

interface SaveParts {
  /** Called with the steps that somebody else saved. */
  readonly onStale?: (steps: Flow['steps']) => void;
  /** Called with the refused step and language, before the form shows the error. */
  readonly onRefusedStep?: (stepId: string, language: string | undefined) => void;
}

/** Saves a guide, and maps the server's errors of steps from indexes to ids. Rejects with an ApiError. */
export async function saveFlow(
  { stepList }: Values,
  send: Send,
  { onStale, onRefusedStep }: SaveParts = {},
): Promise<Values> {
  try {
    return await send({ order: undefined, stepList: undefined, steps: stepList });
  } catch (error) {
    const { current, fields } = refusalOf(error);
    const theirs = v.safeParse(formSchema, current);
    if (theirs.success) onStale?.(theirs.output.steps);
    if (Object.keys(fields).length === 0) throw error;
    const ids = v.safeParse(stepListSchema, stepList);
    const errors = Object.entries(fields).map(([field, text]) => [
      field.replace(/^steps\.(\d+)/, (match, index) =>
        ids.success ? `steps.${ids.output[Number(index)]?.id}` : match,
      ),
      text,
    ]);
    const [, id, language] =
      errors.map(([field]) => /^steps\.([^.]+)(?:\.(?:title|text)\.(.+))?/.exec(field ?? '')).find(Boolean) ??
      [];
    if (id !== undefined) onRefusedStep?.(id, language);
    throw invalidFields(Object.fromEntries(errors));
  }
}
