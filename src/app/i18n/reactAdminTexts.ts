import { isRecord } from './sanitizeMessages.ts';

/** react-admin's texts with those of `i18n/en/ra.json` in their place. */
export function reactAdminTexts(theirs: object, own: unknown): Record<string, unknown> {
  const texts: Record<string, unknown> = { ...theirs };
  for (const [key, value] of Object.entries(isRecord(own) ? own : {})) {
    const before = texts[key];
    texts[key] = isRecord(before) && isRecord(value) ? reactAdminTexts(before, value) : value;
  }
  return texts;
}
