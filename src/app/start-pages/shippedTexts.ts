import { composeMessages } from '../i18n/composeMessages';
import type { Messages } from '../i18n/sanitizeMessages';

const files = import.meta.glob<unknown>(['../../../i18n/*/*.json', '!**/qa.json'], {
  eager: true,
  import: 'default',
});

/** The texts of every language that is shipped, by its code: for the build alone. */
export const shippedTexts: Readonly<Record<string, Messages>> = compose();

function compose() {
  const languages: Record<string, Record<string, unknown>> = {};
  for (const [path, content] of Object.entries(files)) {
    const [language = '', name = ''] = path.split('/').slice(-2);
    languages[language] = { ...languages[language], [name.replace(/\.json$/, '')]: content };
  }
  return Object.fromEntries(
    Object.entries(languages).map(([code, content]) => [code, composeMessages(content)]),
  );
}
