import { expect, it } from 'vitest';
import { readTextFile } from '@/areas/default-translations/translations/formats/readTextFile';
import { writeJson } from '@/areas/default-translations/translations/formats/writeJson';
import { writeXliff, type XliffText } from '@/areas/default-translations/translations/formats/writeXliff';
import { createFixtureApi } from '@/fixture-api/createFixtureApi';
import { csvLines } from '@/records/csv/writeCsv';
import { clientOf, signInAs } from '../../../fixture-api/fixtureClient';

const { signal } = new AbortController();
const byKey = (texts: readonly XliffText[]) =>
  new Map(texts.flatMap(({ key, value }) => (value === null ? [] : [[key, value] as const])));

const formats: Record<string, (texts: readonly XliffText[], language: string) => string> = {
  'nested JSON': (texts) => writeJson(byKey(texts), 'nested'),
  'flat JSON': (texts) => writeJson(byKey(texts), 'flat'),
  CSV: (texts, language) =>
    csvLines(
      [['key', 'en', language], ...texts.map(({ key, source, value }) => [key, source ?? '', value ?? ''])],
      ',',
    ),
  XLIFF: (texts, language) => writeXliff(texts, 'en', language),
};

/** All texts of a language, and hostile ones. */
async function openTexts(language: string) {
  const api = createFixtureApi();
  const client = clientOf(api);
  await signInAs.editor(client);
  const texts = api.records('translations').map((record): XliffText => {
    const stored = Object(record.texts);
    const { value = null, state = 'missing' } = stored[language] ?? {};
    return { key: String(record.key), description: null, source: stored.en?.value ?? null, value, state };
  });
  return { client, texts };
}

it.each(
  Object.keys(formats).flatMap((format) => ['ar', 'pl'].map((language) => [format, language] as const)),
)('%s in %s, imported again, is the same', async (format, language) => {
  const { client, texts } = await openTexts(language);
  const content = formats[format]?.(texts, language) ?? '';
  const file = await readTextFile(new File([content], 'texts'), {
    codes: ['en', language],
    base: 'en',
    signal,
  });
  if ('problem' in file) throw new Error(JSON.stringify(file));
  expect(new Set(file.rows.map(({ key }) => key))).toEqual(
    new Set(texts.filter(({ value }) => value !== null || format === 'CSV').map(({ key }) => key)),
  );
  const changed: unknown[] = [];
  for (let start = 0; start < file.rows.length; start += 1000) {
    const rows = file.rows.slice(start, start + 1000).map(({ line, key, value, state, source }) => ({
      ...{ line, key, language, value: value === '' ? null : value, state, source },
    }));
    const json = { rows, mode: 'all', unknownKeys: 'create', empty: 'clear', change: 'c', dryRun: true };
    const { body } = await client.call('POST', '/clientapi/v1/translations/actions/import', { json });
    const { results } = body as { results: { verdict: string }[] };
    changed.push(...results.filter(({ verdict }) => verdict !== 'same'));
  }
  expect(changed).toEqual([]);
});
