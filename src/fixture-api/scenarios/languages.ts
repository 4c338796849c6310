import { json } from '../answers';
import { wait, when } from './answering';
import type { Scenario } from './scenario';

export const languagesScenarios: readonly Scenario[] = [
  { name: 'languages-empty', group: 'languages', start: () => when('languages', () => json([])) },
  {
    name: 'languages-malformed',
    group: 'languages',
    start: () => when('languages', () => json({ languages: 'en, de' })),
  },
  {
    name: 'languages-many',
    group: 'languages',
    start: () =>
      when('languages', async (_call, pass) => {
        const languages: unknown = await (await pass()).json();
        const extraCodes = Array.from(
          { length: 10_000 },
          (_, index) => `en-n${String(index).padStart(5, '0')}`,
        );
        return json([...(Array.isArray(languages) ? languages : []), ...extraCodes]);
      }),
  },
];

const markup = '<img src=x onerror="alert(1)"><script>alert(1)</script>';

/** A language file in which each kind of entry is invalid. */
const hostileTexts = {
  ['__proto__']: { polluted: 'yes' },
  constructor: { prototype: { polluted: 'yes' } },
  app: {
    signIn: { submit: markup, title: ['no', 'text'], email: 7 },
    menu: { open: null },
    errors: '%{'.repeat(2_000),
    languages: 'x'.repeat(100_000),
  },
  ui: markup,
  areas: { messages: { caption: markup, purpose: '\u202emarkup' } },
  ra: 12,
};

/** The scenarios of translation files, for all languages except the built-in English. */
export const translationScenarios: readonly Scenario[] = [
  {
    name: 'translation-missing',
    group: 'translation',
    link: { language: 'de' },
    start: () => when('translation', () => new Response('No such language', { status: 404 })),
  },
  {
    name: 'translation-slow',
    group: 'translation',
    link: { language: 'de' },
    start: () =>
      when('translation', async (_call, pass) => {
        await wait(8_000);
        return pass();
      }),
  },
  {
    name: 'translation-hostile',
    group: 'translation',
    link: { language: 'de' },
    start: () => when('translation', () => json(hostileTexts)),
  },
];
