import { isRecord } from './sanitizeMessages.ts';

/** The English texts of react-admin with what `i18n/en/ra.json` says in their place, so that its messages are worded as the house's. */
export function reactAdminTexts(theirs: object, own: unknown): Record<string, unknown> {
  const texts: Record<string, unknown> = { ...theirs };
  for (const [key, value] of Object.entries(isRecord(own) ? own : {})) {
    const before = texts[key];
    texts[key] = isRecord(before) && isRecord(value) ? reactAdminTexts(before, value) : value;
  }
  return texts;
}
