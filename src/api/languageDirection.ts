import { languageTag } from './languageCode';

const rightToLeft = new Set([
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

/** The direction in which a language is written: its script decides, if it names one, then its first subtag. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  const tag = languageTag(code).toLowerCase();
  if (rightToLeftScript.test(tag)) return 'rtl';
  if (/-(latn|cyrl)\b/.test(tag)) return 'ltr';
  return rightToLeft.has(tag.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** What an element says of a text that is in a language of its own. */
export const writtenIn = (code: string) => ({ lang: code, dir: directionOf(code) });
