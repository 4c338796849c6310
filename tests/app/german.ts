import { composeMessages } from '@/app/i18n/composeMessages';
import { flattenMessages } from '@/app/i18n/sanitizeMessages';

const files = import.meta.glob<unknown>('../../i18n/de/*.json', { eager: true, import: 'default' });

/** The German file as built. */
export const germanFile = composeMessages(
  Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path.replace(/^.*\/|\.json$/g, ''), content]),
  ),
);

const texts = flattenMessages(germanFile);

/** A German text with the tests' product name filled in. */
export function inGerman(key: string): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`There is no German text ${key}`);
  return text.replaceAll('%{product}', 'Press');
}
