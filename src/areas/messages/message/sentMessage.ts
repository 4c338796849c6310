import * as v from 'valibot';
import type { Values } from '@/records/form/changedFields';
import { completeness, noText } from '../checks/messageText';
import { canAskToConfirm } from '../checks/readerState';

const part = v.fallback(v.string(), '');
const textsSchema = v.record(
  v.string(),
  v.pipe(
    v.object({ title: part, summary: part, body: part, actionLabel: part, actionUrl: part }),
    v.transform((text) => ({ ...noText, ...text })),
  ),
);

/** A form's values as they are sent: with whole texts, and without what messages of another type ask of their readers. */
export function sentMessage(values: Values): Values {
  const { kind } = values;
  const asksNothing = kind !== undefined && !canAskToConfirm(kind);
  return { ...withWholeTexts(values), ...(asksNothing && { acknowledge: false }) };
}

/** The values with complete texts, without empty ones. The form may only know some parts. */
function withWholeTexts(values: Values): Values {
  const parsed = v.safeParse(textsSchema, values.texts);
  if (!parsed.success) return values;
  const nonEmpty = Object.entries(parsed.output).filter(([, text]) => completeness(text) !== 'empty');
  return { ...values, texts: Object.fromEntries(nonEmpty) };
}
