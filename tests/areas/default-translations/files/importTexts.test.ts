import { beforeEach, describe, expect, it } from 'vitest';
import { createFixtureApi, type FixtureApi } from '@/fixture-api/createFixtureApi';
import { clientOf, type FixtureClient, signInAs } from '../../../fixture-api/fixtureClient';

const call = '/clientapi/v1/translations/actions/import';
const defaults = { mode: 'all', unknownKeys: 'skip', empty: 'keep', change: 'c1' };

interface Row {
  key: string;
  language?: string;
  value: string | null;
  state?: string;
  source?: string;
}

describe('POST translations/actions/import', () => {
  let api: FixtureApi;
  let client: FixtureClient;
  beforeEach(async () => {
    api = createFixtureApi();
    client = clientOf(api);
    await signInAs.editor(client);
  });

  const post = (rows: readonly Row[], more: object = {}) => {
    const numberedRows = rows.map((row, index) => ({ line: index + 1, language: 'de', ...row }));
    return client.call('POST', call, { json: { ...defaults, rows: numberedRows, ...more } });
  };
  const verdicts = async (rows: readonly Row[], more?: object) => {
    const { body } = await post(rows, more);
    return (body as { results: { verdict: string }[] }).results.map(({ verdict }) => verdict);
  };
  const stored = (key: string, code = 'de') => {
    const translation = api.records('translations').find((record) => record.key === key);
    return Object(translation?.texts)[code];
  };

  it('a dry run returns the outcome of each text and changes nothing', async () => {
    const before = JSON.stringify(api.records('translations'));
    const rows = [
      { key: 'ui.menu.open', value: 'Menü zeigen' },
      { key: 'ui.menu.open', value: 'Noch einmal' },
      { key: 'none.there', value: 'x' },
      { key: 'ui.menu.open', language: 'xx', value: 'x' },
      { key: 'ui.menu.close', value: 'a\u0000' },
      { key: 'ui.action.back', value: null },
    ];
    const expected = ['update', 'duplicate_in_file', 'unknown_key', 'unknown_language', 'invalid', 'kept'];
    expect(await verdicts(rows, { dryRun: true })).toEqual(expected);
    expect(JSON.stringify(api.records('translations'))).toBe(before);
  });

  it('saves the texts as one change, after which they are the same', async () => {
    const rows = [
      { key: 'ui.menu.open', value: 'Menü zeigen' },
      { key: 'ui.menu.open', language: 'ar', value: 'افتح', state: 'reviewed' },
    ];
    const { body } = await post(rows);
    expect(body).toMatchObject({ results: [{ verdict: 'updated', after: 'Menü zeigen' }, { line: 2 }] });
    expect(stored('ui.menu.open')).toMatchObject({ value: 'Menü zeigen', state: 'translated' });
    expect(stored('ui.menu.open', 'ar')).toMatchObject({ value: 'افتح', state: 'reviewed' });
    const noted = api.records('translation-revisions').filter(({ changeId }) => changeId === 'c1');
    expect(noted.map(({ language }) => language)).toEqual(['de', 'ar']);
    expect(await verdicts(rows)).toEqual(['same', 'same']);
  });

  it('keeps existing or reviewed texts, depending on the mode', async () => {
    await post([{ key: 'ui.menu.open', value: 'Geprüft', state: 'reviewed' }]);
    const other = [{ key: 'ui.menu.open', value: 'Anders' }];
    expect(await verdicts(other, { mode: 'missing' })).toEqual(['kept']);
    expect(await verdicts(other, { mode: 'unreviewed' })).toEqual(['kept']);
    expect(await verdicts(other, { mode: 'all' })).toEqual(['updated']);
    expect(stored('ui.menu.open')).toMatchObject({ value: 'Anders', state: 'translated' });
  });

  it.each([
    // The stored state, the row's state of the same text, the resulting state.
    ['translated', 'reviewed', 'updated', 'reviewed'],
    ['outdated', 'translated', 'updated', 'translated'],
    ['outdated', 'reviewed', 'updated', 'reviewed'],
    ['outdated', 'outdated', 'same', 'outdated'],
    ['outdated', undefined, 'same', 'outdated'],
    ['translated', 'outdated', 'same', 'translated'],
    ['reviewed', 'translated', 'same', 'reviewed'],
  ])('a text that is %s and comes in as %s is %s', async (before, state, verdict, becomes) => {
    await post([{ key: 'ui.menu.open', value: 'Auf damit', state: before }]);
    const { version } = stored('ui.menu.open');
    expect(stored('ui.menu.open')).toMatchObject({ state: before });
    expect(await verdicts([{ key: 'ui.menu.open', value: 'Auf damit', ...(state && { state }) }])).toEqual([
      verdict,
    ]);
    expect(stored('ui.menu.open')).toMatchObject({
      state: becomes,
      version: version + (verdict === 'same' ? 0 : 1),
    });
  });

  it('a translation of a former English text is outdated, whatever the row says', async () => {
    const row = { key: 'ui.menu.open', value: 'Ganz anders', state: 'reviewed' };
    const source = stored('ui.menu.open', 'en').value;
    await post([{ ...row, source: `${source}?` }]);
    expect(stored('ui.menu.open')).toMatchObject({ state: 'outdated' });
    await post([{ ...row, source }]);
    expect(stored('ui.menu.open')).toMatchObject({ state: 'reviewed' });
  });

  it('spaces around plural forms are no change, other spaces are', async () => {
    await post([{ key: 'ui.menu.open', value: 'eins||||zwei' }]);
    expect(await verdicts([{ key: 'ui.menu.open', value: 'eins |||| zwei' }])).toEqual(['same']);
    expect(await verdicts([{ key: 'ui.menu.open', value: 'eins || zwei' }])).toEqual(['updated']);
    expect(await verdicts([{ key: 'ui.menu.open', value: 'eins ||  zwei' }])).toEqual(['updated']);
  });

  it('a new key gets the English text of its translation', async () => {
    const rows = [
      { key: 'own.new', value: 'Neu', source: 'New' },
      { key: 'own.new', language: 'fr', value: 'Nouveau', source: 'New' },
      { key: 'own.bare', value: 'Bloß' },
      { key: 'own.wrong', value: 'x', source: 'a\u0000' },
    ];
    const create = { unknownKeys: 'create' };
    const { body } = await post(rows, { ...create, dryRun: true });
    expect(body).toMatchObject({ results: [{ base: 'New' }, { base: 'New' }, {}, { verdict: 'invalid' }] });
    expect(await verdicts(rows, create)).toEqual(['done', 'done', 'done', 'invalid']);
    expect(stored('own.new', 'en')).toMatchObject({ value: 'New', state: 'translated' });
    expect(stored('own.new')).toMatchObject({ value: 'Neu', state: 'translated' });
    expect(stored('own.bare', 'en')).toBeUndefined();
    await client.call('POST', '/clientapi/v1/translation-changes/c1/actions/revert', { json: {} });
    expect(stored('own.new')).toBeUndefined();
  });

  it('clears on request, but never an English text', async () => {
    const rows = [
      { key: 'ui.menu.open', value: ' ' },
      { key: 'ui.menu.open', language: 'en', value: null },
    ];
    expect(await verdicts(rows, { empty: 'clear' })).toEqual(['updated', 'kept']);
    expect(stored('ui.menu.open')).toMatchObject({ value: null, state: 'missing' });
  });

  it('adds valid keys on request', async () => {
    const rows = [
      { key: 'own.new', value: 'Neu' },
      { key: 'own.new', language: 'fr', value: 'Nouveau' },
      { key: 'own.new.below', value: 'x' },
      { key: 'a.__proto__.b', value: 'x' },
      { key: 'own.empty', value: null },
    ];
    const expected = ['done', 'done', 'key_conflict', 'invalid', 'unknown_key'];
    expect(await verdicts(rows, { unknownKeys: 'create' })).toEqual(expected);
    expect(stored('own.new', 'fr')).toMatchObject({ value: 'Nouveau' });
    expect(api.records('translations').some(({ key }) => key === 'own.empty')).toBe(false);
  });
});
