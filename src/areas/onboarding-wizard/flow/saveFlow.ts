import * as v from 'valibot';
import { ApiError } from '@/api/apiError';
import { refusalOf } from '@/api/refusal';
import type { Values } from '@/records/form/changedFields';
import type { Send } from '@/records/form/useSaveRecord';
import { type Flow, flowSchema, stepsOf } from '../flowSchema';

/** The values of the form with the steps as the server has them: a list. */
export function withSteps(values: Values): Values {
  const parsed = v.safeParse(formSchema, values);
  return parsed.success ? { ...values, sent: stepsOf(parsed.output) } : values;
}

// Which steps they are the server checks; the order and the keys are the form's own.
const formSchema = v.object({
  order: v.array(v.string()),
  steps: v.custom<Flow['steps']>((value) => typeof value === 'object' && value !== null),
});

const sentSchema = v.array(v.object({ id: v.string() }));

interface SaveParts {
  /** Told what somebody else has saved. */
  readonly onStale: (current: Flow) => void;
  /** Told which step the server refuses, and in which language, before the form hears of it. */
  readonly onWrong: (stepId: string, language: string | undefined) => Promise<void>;
}

/** Saves a guide: its steps are one list, and what the server says of one of them is told by its id. Rejects with an ApiError. */
export async function saveFlow(
  { sent }: Values,
  send: Send,
  { onStale, onWrong }: SaveParts,
): Promise<Values> {
  try {
    return await send({ order: undefined, sent: undefined, steps: sent });
  } catch (error) {
    const { status, current, fields } = refusalOf(error);
    if (current !== undefined) {
      const parsed = v.safeParse(flowSchema, current);
      if (!parsed.success) throw error;
      onStale(parsed.output);
      throw new ApiError('refused', status, { code: 'stale', current: parsed.output });
    }
    if (Object.keys(fields).length === 0) throw error;
    const ids = v.safeParse(sentSchema, sent);
    const errors = Object.entries(fields).map(([field, text]) => [
      field.replace(/^steps\.(\d+)/, (all, index) =>
        ids.success ? `steps.${ids.output[Number(index)]?.id}` : all,
      ),
      text,
    ]);
    const [, id, language] =
      errors.map(([field]) => /^steps\.([^.]+)(?:\.(?:title|text)\.(.+))?/.exec(field ?? '')).find(Boolean) ??
      [];
    if (id !== undefined) await onWrong(id, language);
    throw new ApiError('refused', status, { errors: Object.fromEntries(errors) });
  }
}
