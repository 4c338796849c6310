/** Texts by key, nested: `{ "app": { "title": "..." } }` is the text of the key `app.title`. */
export interface Messages {
  [key: string]: string | Messages;
}

const maxDepth = 12;
const maxTexts = 20_000;
const maxLength = 20_000; // characters of one text
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype']);

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Keeps only texts: drops other values, keys that reach prototypes, and whatever is nested too deep or exceeds the limits. An empty text counts as not translated.
 */
export function sanitizeMessages(input: unknown): Messages {
  let texts = 0;
  const clean = (node: Record<string, unknown>, depth: number): Messages => {
    const cleanMessages: Messages = {};
    for (const [key, value] of Object.entries(node)) {
      if (refusedKeys.has(key)) continue;
      if (typeof value === 'string') {
        if (value === '' || value.length > maxLength || texts >= maxTexts) continue;
        texts += 1;
        cleanMessages[key] = value;
      } else if (isRecord(value) && depth < maxDepth) {
        const cleanValue = clean(value, depth + 1);
        if (Object.keys(cleanValue).length > 0) cleanMessages[key] = cleanValue;
      }
    }
    return cleanMessages;
  };
  return isRecord(input) ? clean(input, 1) : {};
}

/** Flattens texts to full keys: `{ "app.title": "..." }`. */
export function flattenMessages(messages: Messages): Record<string, string> {
  const flat: Record<string, string> = {};
  const add = (node: Messages, prefix: string) => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') flat[prefix + key] = value;
      else add(value, `${prefix}${key}.`);
    }
  };
  add(messages, '');
  return flat;
}
