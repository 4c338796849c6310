import type { ReaderLanguage } from './store';

// One text of each language: only the paths matter.
const files = import.meta.glob<string>('../../i18n/*/languages.json', { eager: true, import: 'menu' });

const codes = Object.keys(files).map((path) => path.split('/').at(-2) ?? '');

/** A language by its own name. */
function nameLanguage(code: string): ReaderLanguage {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return { code, name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1) };
}

/** The languages that the build has texts in, English first. */
export const builtLanguages: readonly ReaderLanguage[] = [
  nameLanguage('en'),
  ...codes.filter((code) => code !== 'en').map(nameLanguage),
];
