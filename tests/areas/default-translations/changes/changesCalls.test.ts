import { describe, expect, it } from 'vitest';
import { openTextApi } from '../textApi';

const changes = 'translation-changes';

interface Change {
  readonly id: string;
  readonly kind: string;
  readonly op?: string;
  readonly count: number;
  readonly languages: readonly string[];
  readonly canRevert: boolean;
  readonly reverted: boolean;
  readonly of?: string;
  readonly by: { readonly id: string };
}

interface Row {
  readonly id: string;
  readonly ok: boolean;
  readonly code?: string;
  readonly before?: string | null;
  readonly after?: string | null;
}

const texts = openTextApi();
const { call, get, post, record, text, save } = texts;
/** In the order in which they were made. */
const list = (parameters: object = {}) => get<Change[]>(changes, parameters);
const latestChange = async () => {
  const last = (await list()).at(-1);
  if (last === undefined) throw new Error('There is no change');
  return last;
};
const revert = async (id: string, more: object = {}) =>
  (await post<{ results: Row[] }>(`${changes}/${id}/actions/revert`, more)).results;
const bulk = (json: object) => post('translations/actions/bulk', json);
const importTexts = (rows: readonly object[], more: object = {}) =>
  post('translations/actions/import', {
    ...{ mode: 'all', unknownKeys: 'create', empty: 'keep', change: 'c1', ...more },
    rows: rows.map((row, index) => ({ line: index + 1, language: 'de', ...row })),
  });
const recordsAsJson = () =>
  JSON.stringify(
    ['translations', 'translation-changes', 'translation-revisions'].map((name) => texts.api.records(name)),
  );

describe('bulk changes', () => {
  it('are initially five, which can be reverted except for texts changed since; texts of a version cannot', async () => {
    const seededChanges = await list();
    expect(seededChanges.map(({ kind, op }) => op ?? kind)).toEqual([
      'import',
      'replace',
      'sync',
      'review',
      'addTags',
    ]);
    expect(seededChanges.map(({ canRevert }) => canRevert)).toEqual([true, true, false, true, true]);
    for (const { id, count } of seededChanges.filter(({ canRevert }) => canRevert)) {
      expect(count, id).toBeGreaterThan(3);
      const rows = await revert(id);
      expect(rows, id).toHaveLength(count);
      const refusedRows = rows.filter(({ ok }) => !ok);
      expect(new Set(refusedRows.map(({ code }) => code)), id).toEqual(
        new Set(id === 'change-fr' ? ['changed_since'] : []),
      );
    }
  });

  it('record the author, the languages and the number of texts', async () => {
    const ids = ['ui.menu.open', 'ui.menu.close'].map((key) => record(key).id);
    await bulk({ op: 'clear', ids, args: { language: 'de' }, change: 'mine' });
    expect(await latestChange()).toMatchObject({
      ...{ id: 'mine', kind: 'bulk', op: 'clear', args: { language: 'de' }, languages: ['de'], count: 2 },
      by: { name: expect.any(String) },
    });
    await bulk({ op: 'addTags', ids, args: { tags: ['x'] } });
    expect(await latestChange()).toMatchObject({ op: 'addTags', languages: [], count: 2 });
    const { by } = await latestChange();
    expect(await list({ filter: { by: by.id, kind_eq_any: ['bulk'] } })).toHaveLength(3);
  });

  it('are of several texts: a review of one is in its history alone', async () => {
    const { id } = record('ui.menu.open');
    const before = (await list()).length;
    await save('ui.menu.open', 'de', { value: 'Menü aufmachen' });
    await bulk({ op: 'review', ids: [id], args: { language: 'de' } });
    expect(text('ui.menu.open').state).toBe('reviewed');
    expect(await list()).toHaveLength(before);
    const [latest] = await get<object[]>('translation-revisions', {
      filter: { translationId: id, language: 'de' },
      sort: ['at', 'DESC'],
    });
    expect(latest).toMatchObject({ what: 'state', before: 'translated', after: 'reviewed' });
    expect(latest).not.toHaveProperty('changeId');
  });

  it('are reverted except for texts edited since, which are named', async () => {
    const keys = ['ui.menu.open', 'ui.menu.close', 'ui.action.back'];
    const before = keys.map((key) => text(key));
    await importTexts(keys.map((key) => ({ key, value: `${key} neu` })));
    await save('ui.menu.close', 'de', { value: 'Von Hand' });
    const rows = await revert('c1');
    expect(rows.map(({ ok, code }) => code ?? ok)).toEqual([true, 'changed_since', true]);
    expect(rows[0]).toMatchObject({ before: 'ui.menu.open neu', after: before[0].value });
    expect(text('ui.menu.close').value).toBe('Von Hand');
    expect(text('ui.menu.open')).toMatchObject({
      value: before[0].value,
      state: before[0].state,
      version: 3,
    });
  });

  it('can be reverted again after a revert', async () => {
    await importTexts([{ key: 'ui.menu.open', value: 'Neu' }]);
    await revert('c1');
    const undo = await latestChange();
    expect(undo).toMatchObject({ kind: 'revert', of: 'c1', count: 1, canRevert: true });
    expect((await list()).find(({ id }) => id === 'c1')?.reverted).toBe(true);
    expect((await revert('c1')).map(({ code }) => code)).toEqual(['changed_since']);
    await revert(undo.id);
    expect(text('ui.menu.open').value).toBe('Neu');
  });

  it('are not reverted by a dry run, which changes no version', async () => {
    await importTexts([{ key: 'ui.menu.open', value: 'Neu' }]);
    const before = recordsAsJson();
    expect(await revert('c1', { dryRun: true })).toMatchObject([{ ok: true, before: 'Neu' }]);
    expect(recordsAsJson()).toBe(before);
  });

  it('delete an added key when reverted, unless it has got a text since', async () => {
    const rows = ['own.one', 'own.two'].map((key) => ({ key, value: key }));
    await importTexts(rows);
    expect((await latestChange()).count).toBe(2);
    await save('own.two', 'fr', { value: 'Deux' });
    expect((await revert('c1')).map(({ ok }) => ok)).toEqual([true, true]);
    expect(
      texts.api.records('translations').filter(({ key }) => String(key).startsWith('own.')),
    ).toHaveLength(1);
    expect(text('own.two')).toMatchObject({ value: null, state: 'missing' });
  });

  it('restore outdated translations with the English text except those saved since', async () => {
    const before = [text('ui.menu.open', 'de'), text('ui.menu.open', 'fr')].map((each) => each.state);
    await importTexts([{ key: 'ui.menu.open', language: 'en', value: 'Show menu' }]);
    expect(text('ui.menu.open').state).toBe('outdated');
    await save('ui.menu.open', 'de', { value: 'Menü zeigen' });
    await revert('c1');
    expect(text('ui.menu.open', 'en').value).toBe('Open menu');
    expect(text('ui.menu.open', 'fr').state).toBe(before[1]);
    expect(text('ui.menu.open', 'de').value).toBe('Menü zeigen');
  });

  it('are reverted partly if some keys are deleted', async () => {
    await importTexts([
      { key: 'own.one', value: 'x' },
      { key: 'ui.menu.open', value: 'Neu' },
    ]);
    const rows = await revert('c1', { dryRun: true });
    expect(await revert('c1', { ids: [rows[1]?.id] })).toMatchObject([{ ok: true }]);
    await bulk({ op: 'delete', ids: [record('own.one').id], change: 'deleted' });
    const { id, canRevert } = await latestChange();
    expect(canRevert).toBe(false);
    expect(await call('POST', `${changes}/${id}/actions/revert`, {})).toMatchObject({
      ...{ status: 409, body: { code: 'not_revertible' } },
    });
    expect((await revert('c1')).map(({ code }) => code)).toEqual(['gone', 'changed_since']);
  });
});

describe('the texts of a new build', () => {
  const english = () =>
    Object.fromEntries(
      texts.api
        .records('translations')
        .filter(({ origin, deprecated }) => origin === 'build' && !deprecated)
        .map(({ key, texts: all }) => [String(key), String(Object(all).en.value)]),
    );
  const sync = (build: object, more: object = {}) =>
    post('translations/actions/sync', { build: 'next', texts: build, ...more });
  const drafts = async () => Object((await call('GET', 'admin/draft-texts?language=de')).body).ui.menu;

  it('a removed key is kept but not published, and returns with its texts', async () => {
    const { 'ui.menu.open': open, ...others } = english();
    expect(await sync(others)).toEqual({ added: [], changed: [], removed: ['ui.menu.open'] });
    expect(record('ui.menu.open').deprecated).toBe(true);
    expect((await drafts()).open).toBeUndefined();
    expect(await sync({ ...others, 'ui.menu.open': open })).toMatchObject({ added: ['ui.menu.open'] });
    expect((await drafts()).open).toBe('Menü öffnen');
  });

  it('adds new keys, makes translations of changed texts outdated, and records the build', async () => {
    await importTexts([{ key: 'own.both', value: 'x' }]);
    const build = { ...english(), 'ui.menu.open': 'Show menu', 'ui.new': 'New', 'own.both': 'Both' };
    expect(await sync(build)).toEqual({
      added: ['ui.new'],
      changed: expect.arrayContaining([
        { key: 'ui.menu.open', before: 'Open menu', after: 'Show menu' },
        { key: 'own.both', before: '', after: 'Both' },
      ]),
      removed: [],
    });
    expect(text('ui.menu.open').state).toBe('outdated');
    expect([record('ui.new').origin, record('own.both').origin]).toEqual(['build', 'build']);
    expect(texts.api.records('translation-languages')[0]).toMatchObject({ id: 'en', build: 'next' });
    expect(await latestChange()).toMatchObject({ kind: 'sync', canRevert: false });
    expect(await sync(build)).toEqual({ added: [], changed: [], removed: [] });
  });

  it('a dry run answers the same and changes nothing', async () => {
    const before = recordsAsJson();
    const languages = JSON.stringify(texts.api.records('translation-languages'));
    expect(await sync({ 'ui.new': 'New' }, { dryRun: true })).toMatchObject({ added: ['ui.new'] });
    expect(recordsAsJson()).toBe(before);
    expect(JSON.stringify(texts.api.records('translation-languages'))).toBe(languages);
  });
});
