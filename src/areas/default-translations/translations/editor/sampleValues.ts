import { languageName, languageTag } from '@/api/languageCode';
import { dateTimeFormat, numberFormat } from '@/ui/formats';

/** A person's name in each language; English by default. */
const people: Readonly<Record<string, string>> = {
  ar: 'ليلى حداد',
  de: 'Anna Schmidt',
  en: 'Anna Smith',
  es: 'Ana García',
  fr: 'Anne Martin',
  it: 'Anna Rossi',
  ja: '佐藤 花',
  ko: '김하나',
  nl: 'Anna de Vries',
  pl: 'Anna Kowalska',
  pt: 'Ana Silva',
  ru: 'Анна Иванова',
  sl: 'Ana Novak',
  tr: 'Ayşe Yılmaz',
  uk: 'Анна Коваль',
  zh: '王芳',
};

const moment = new Date(2026, 10, 24, 14, 30);

const number = (value: number) => (tag: string) => numberFormat(tag).format(value);
const date = (options: Intl.DateTimeFormatOptions) => (tag: string) =>
  dateTimeFormat(tag, options).format(moment);

/** Sample values by the placeholder's name, formatted in a language. */
const samples: readonly (readonly [RegExp, (tag: string) => string])[] = [
  [
    /^(name|names|who|by|author|member|people|others|user)$/,
    (tag) => people[tag.split('-')[0] ?? ''] ?? 'Anna Smith',
  ],
  [/^(languages?|instead)$/, languageName],
  [/^(count|counts|total|size|most|rows|there)$/i, number(1234)],
  [
    /^(number|line|place|position|max|min|percent|minutes|days|hours|order|step|first|last|done)$/,
    number(12),
  ],
  [/^(day|date|start|end|from|until|to|since)$/, date({ dateStyle: 'long' })],
  [/^(moment|when|at)$/, date({ dateStyle: 'long', timeStyle: 'short' })],
  [/^time$/, date({ timeStyle: 'short' })],
  [/^email$/, () => 'anna@example.com'],
];

/** A value for a placeholder in the preview of a text, in the text's language; the name itself if none is known. */
export function sampleValue(name: string, language: string): string {
  const sample = samples.find(([pattern]) => pattern.test(name))?.[1];
  try {
    return sample?.(languageTag(language)) ?? name;
  } catch {
    // A well-formed code that is no language to the browser.
    return sample?.('en') ?? name;
  }
}
