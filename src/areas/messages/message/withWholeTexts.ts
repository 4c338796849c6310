import * as v from 'valibot';
import type { Values } from '@/records/form/changedFields';
import { completeness, noText } from '../checks/messageText';

const part = v.fallback(v.string(), '');
const textsSchema = v.record(
  v.string(),
  v.pipe(
    v.object({ title: part, summary: part, body: part, actionLabel: part, actionUrl: part }),
    v.transform((text) => ({ ...noText, ...text })),
  ),
);

/** The values with texts that have all their parts; one without any is left out. The form may know some parts only. */
export function withWholeTexts(values: Values): Values {
  const parsed = v.safeParse(textsSchema, values.texts);
  if (!parsed.success) return values;
  const written = Object.entries(parsed.output).filter(([, text]) => completeness(text) !== 'empty');
  return { ...values, texts: Object.fromEntries(written) };
}
