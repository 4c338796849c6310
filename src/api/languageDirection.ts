import { languageTag, primaryLanguage } from './languageCode';

const rightToLeftCodes = new Set([
  'ar',
  'ckb',
  'dv',
  'fa',
  'he',
  'iw',
  'ks',
  'nqo',
  'ps',
  'sd',
  'syr',
  'ug',
  'ur',
  'yi',
]);
const rightToLeftScript = /-(adlm|arab|hebr|nkoo|rohg|syrc|thaa)\b/;

/** The writing direction of a language: by its script subtag if there is one, else by its first subtag. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  const tag = languageTag(code).toLowerCase();
  if (rightToLeftScript.test(tag)) return 'rtl';
  if (/-(latn|cyrl)\b/.test(tag)) return 'ltr';
  return rightToLeftCodes.has(primaryLanguage(tag)) ? 'rtl' : 'ltr';
}

/** The `lang` and `dir` attributes for an element whose text is in this language. */
export const writtenIn = (code: string) => ({ lang: code, dir: directionOf(code) });
