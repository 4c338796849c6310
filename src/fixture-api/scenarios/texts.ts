import { isRecord } from '../answers';
import type { Fields, StoredRecord } from '../store';
import { when } from './answering';
import type { Scenario } from './scenario';

const texts = 'translations';
const languages = 'translation-languages';

/** A key before the build: 34 did not exist, 3 of them under another name; six English texts were different. */
function beforeBuild(record: StoredRecord, index: number): Fields | 'gone' | undefined {
  if (index % 31 === 1 && index < 31 * 31) return 'gone';
  if (index % 31 === 2 && index < 3 * 31) return { key: `${record.key}Former` };
  const { en, ...others } = Object(record.texts);
  if (index % 31 !== 3 || index > 6 * 31) return undefined;
  return { texts: { ...others, en: { ...en, value: `${en?.value} *` } } };
}

/** Texts that an application must withstand, by key. */
const hostile: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'shop.motto': { en: 'A \u202Eturned\u202C text', de: 'Ein \u202Egedrehter\u202C Text' },
  'shop.notice': {
    en: '<img src=x onerror="alert(1)">',
    de: '<b>Fett</b> und <script>alert(1)</script>',
  },
  'shop.shipping': {
    en: 'Shipping company',
    de: `Donaudampfschifffahrtsgesellschaft${'skapitänsmütze'.repeat(12)}`,
  },
};

/** A key of one's own, whose texts nobody has reviewed. */
function unreviewedText(key: string, texts: Readonly<Record<string, string>>): Fields {
  const text = {
    state: 'translated',
    version: 1,
    at: 0,
    by: { id: 'unknown', name: 'Somebody' },
    ignored: [],
  };
  return {
    ...{ id: key, key, version: 1, description: null, tags: [], maxLength: null },
    ...{ origin: 'own', deprecated: false },
    texts: Object.fromEntries(Object.entries(texts).map(([code, value]) => [code, { ...text, value }])),
  };
}

/** The ids of the languages that a call is to publish; none where it only asks what would go live. */
async function publishedIds(request: Request): Promise<string[]> {
  if (!request.url.endsWith('/translation-languages/actions/publish')) return [];
  const order: unknown = await request.clone().json();
  if (!isRecord(order) || order.dryRun === true || !Array.isArray(order.languages)) return [];
  return order.languages.flatMap((each) => (isRecord(each) && typeof each.id === 'string' ? [each.id] : []));
}

/** The scenarios of default translations. */
export const textsScenarios: readonly Scenario[] = [
  {
    name: 'texts-new-build',
    group: 'texts',
    link: { page: '/default-translations' },
    start({ changeRecord, changeRecords }) {
      let isAsked = false;
      return when('read', ({ request }, pass) => {
        if (isAsked || !new URL(request.url).pathname.endsWith(`/${languages}`)) return pass();
        isAsked = true;
        changeRecord(languages, 'en', ({ version }) => {
          // A reload starts again, but accepted changes stay.
          if (version > 1) return {};
          let index = -1;
          changeRecords(texts, (record) => {
            if (record.origin !== 'build' || record.deprecated === true) return undefined;
            index += 1;
            return beforeBuild(record, index);
          });
          return { build: 'former' };
        });
        return pass();
      });
    },
  },
  {
    name: 'texts-hostile',
    group: 'texts',
    link: { page: '/default-translations/translations?filter={"namespace":"shop"}&columns=de' },
    start({ addRecord }) {
      for (const [key, values] of Object.entries(hostile)) addRecord(texts, unreviewedText(key, values));
      return (_call, pass) => pass();
    },
  },
  {
    name: 'texts-publish-stale',
    group: 'saving',
    link: { page: '/default-translations/publish' },
    start({ changeRecord }) {
      let isFirst = true;
      return when('change', async ({ request }, pass) => {
        const languages = isFirst ? await publishedIds(request) : [];
        // Just before, someone else publishes only the reviewed texts, so that the preview is outdated.
        for (const id of languages) {
          isFirst = false;
          changeRecord('translation-languages', id, () => ({ publishes: 'reviewed' }));
        }
        return pass();
      });
    },
  },
];
