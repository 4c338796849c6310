import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openActions } from '../../../support/actions';
// The page loads it with the first XLIFF file; here it is loaded before a test waits for that file.
import '@/areas/default-translations/translations/formats/readXliff';
import { collectDownloads, linesOf } from '../../../records/csv/downloads';
import { layOutRows } from '../../../records/import/importScreen';
import { expectConsole } from '../../../support/consoleGuard';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { openTexts, serveTexts } from '../grid/textScreen';

const fixtures = openFixtureApi();
const downloads = collectDownloads();
const call = '/clientapi/v1/translations/actions/import';

layOutRows();

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const stored = (key: string, code: string) =>
  Object(fixtures.api.records('translations').find((record) => record.key === key)?.texts)[code]?.value;

async function openImport(content: string, name: string) {
  const app = await renderApp('/default-translations/translations/import', { as: 'admin' });
  await heading('Import texts');
  const choose = (text: string, as: string) =>
    screen
      .findByLabelText('Choose a file or drop it here')
      .then((input) => app.user.upload(input, new File([text], as)));
  await choose(content, name);
  return { ...app, choose };
}

const verdictOf = async (key: string) => {
  const row = (await screen.findByText(key)).closest<HTMLElement>('[role=row]');
  return row?.querySelector('[role=cell]:last-child')?.textContent;
};

describe('the import of texts', () => {
  it('compares a file with the existing texts, and imports those that are not left out', async () => {
    const json = JSON.stringify({
      ui: { menu: { open: 'Menü zeigen', close: 'Menü zumachen' } },
      none: { there: 'x' },
    });
    const { user } = await openImport(json, 'texts-de.json');
    expect(await screen.findByText('3 texts, JSON, UTF-8. Imported into: German.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Language of the texts/ })).toHaveTextContent('German');
    const before = stored('ui.menu.close', 'de');
    await user.click(screen.getByRole('radio', { name: 'Replace all' }));
    await user.click(await button('Compare'));
    expect(await screen.findByText(/^2 texts will be imported\. Nothing has changed yet\./)).toBeVisible();
    expect(await verdictOf('ui.menu.open')).toBe('Will be changed');
    expect(screen.getByText(before).tagName).toBe('DEL');
    expect(screen.getByText('Menü zumachen').tagName).toBe('INS');
    await user.click(await button('With problems: 1'));
    expect(await verdictOf('none.there')).toBe('There is no such key');
    await user.click(await button('Changed: 2'));
    await user.click(await screen.findByRole('checkbox', { name: 'Import ui.menu.close in de' }));
    expect(stored('ui.menu.open', 'de')).not.toBe('Menü zeigen');
    await user.click(await button('Import 1 text'));
    await button('Import another file');
    expect(stored('ui.menu.open', 'de')).toBe('Menü zeigen');
    expect(stored('ui.menu.close', 'de')).toBe(before);
    await user.click(await button('Save 1 text with the reason'));
    const lines = await linesOf(downloads[0]?.blob ?? new Blob());
    expect(lines).toEqual(['key,language,value,reason', 'none.there,de,x,There is no such key']);
  });

  it('shows the line and the reason for an unreadable file, and reads the next one', async () => {
    const { choose } = await openImport('{"a": "x"\n"b": "y"}', 'texts.json');
    expect(await screen.findByText(/^Line 2: This is not valid JSON\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
    await choose('<!doctype html>', 'texts.json');
    expect(await screen.findByText(/^This is a web page/)).toBeVisible();
    await choose('key;de\nui.menu.open;Auf\nui.menu.open;Auf!\n', 'texts.csv');
    expect(await screen.findByText('2 texts, CSV, UTF-8. Imported into: German.')).toBeVisible();
  });

  it('shows the texts that cannot be imported, and imports the others', async () => {
    const unit = (id: string, target: string) =>
      `<trans-unit id="${id}"><source>Open menu</source><target>${target}</target></trans-unit>`;
    const xliff = `<xliff version="1.2"><file source-language="en" target-language="de"><body>${unit('own.a', '<g id="1">A</g>')}${unit('ui.menu.open', 'Menü zeigen')}</body></file></xliff>`;
    const { user } = await openImport(xliff, 'texts.xlf');
    await user.click(await screen.findByRole('radio', { name: 'Replace all' }));
    await user.click(await button('Compare'));
    expect(await screen.findByText(/^1 text will be imported\./)).toBeVisible();
    await user.click(await button('With problems: 1'));
    expect(await verdictOf('own.a')).toMatch(/^The translation contains formatting/);
    await user.click(await button('Import 1 text'));
    await button('Import another file');
    expect(stored('ui.menu.open', 'de')).toBe('Menü zeigen');
  });

  it('shows which texts have an error or miss a term, and how many with errors were imported', async () => {
    const key = 'records.inputs.insert';
    const caption = 'areas.messages.caption';
    const rows = `${key};Ein {placeholder}\nui.menu.open;Auf\n${caption};Mitteilungen\n`;
    const { user } = await openImport(`key;de\n${rows}`, 'texts.csv');
    await user.click(await screen.findByRole('radio', { name: 'Replace all' }));
    await user.click(await button('Compare'));
    await user.click(await button('To check: 2'));
    expect(await verdictOf(caption)).toContain('message → Nachricht');
    expect(await verdictOf(key)).toMatch(/^Will be changed{placeholder} is not a placeholder\./);
    expect(screen.queryByText('ui.menu.open')).toBeNull();
    await user.click(await button('Import 3 texts'));
    expect(await screen.findByText(/^1 text with an error imported\./)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Show texts with errors' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('"issue_eq_any":["error"]');
    expect(stored(key, 'de')).toBe('Ein {placeholder}');
  });

  it('can be stopped and continued, and links to the change to revert it', async () => {
    const changes = new Set<string>();
    const done: number[] = [];
    let calls = 0;
    fixtures.server.use(
      http.post(call, async ({ request }) => {
        const { rows, change, dryRun } = Object(await request.json());
        if (!dryRun) {
          calls += 1;
          changes.add(change);
          // The application retries once with a new anti-forgery token.
          if (calls === 2 || calls === 3) return HttpResponse.json({}, { status: 403 });
          done.push(rows.length);
        }
        const verdict = dryRun ? 'ready' : 'done';
        const results = rows.map(({ line, value }: { line: number; value: string }) => ({
          ...{ line, verdict, before: null, after: value },
        }));
        return HttpResponse.json({ results });
      }),
    );
    const rows = Array.from({ length: 1010 }, (_, index) => `own.key${index},de,${index}`);
    const { user } = await openImport(`key,language,value\n${rows.join('\n')}`, 'texts.csv');
    await user.click(await screen.findByRole('radio', { name: 'Add as custom keys' }));
    await user.click(await button('Compare'));
    await waitFor(async () =>
      expect(await button('Import 1,010 texts')).not.toHaveAttribute('aria-disabled'),
    );
    expectConsole(/ApiError/);
    await user.click(await button('Import 1,010 texts'));
    expect(await screen.findByText(/The import stopped: 10 texts are left\./)).toBeVisible();
    expect(done).toEqual([1000]);
    const way = screen.getByRole('link', { name: 'Review and revert…' }).getAttribute('href');
    expect(way).toBe(`/default-translations/translations/changes/${[...changes][0]}`);
    await user.click(await button('Import the rest'));
    await waitFor(() => expect(screen.queryByText(/The import stopped/)).toBeNull());
    await button('Import another file');
    expect(done).toEqual([1000, 10]);
    expect(calls).toBe(4);
    expect(changes.size).toBe(1);
    expect(screen.getByRole('link', { name: 'Review and revert…' })).toHaveAttribute('href', way);
  });
});

describe('texts as files', () => {
  const { requests } = serveTexts(fixtures, { count: 2100, values: { 'de 2': 'eins |||| zwei' } });

  const inDialog = async () => within(await screen.findByRole('dialog', { name: 'Export texts' }));

  async function openExport(search: string) {
    const app = await openTexts(search);
    await openActions(app.user);
    await app.user.click(await screen.findByRole('button', { name: 'Export' }));
    const dialog = await inDialog();
    const nested = await dialog.findByRole('radio', { name: 'JSON, nested' });
    return {
      ...app,
      dialog,
      nested,
      start: () => app.user.click(dialog.getByRole('button', { name: 'Export' })),
    };
  }

  const saved = (count: number) => waitFor(() => expect(downloads).toHaveLength(count));
  const json = async (index: number) => JSON.parse((await downloads[index]?.blob.text()) ?? '');

  describe('the export of texts', () => {
    it('saves a nested file per displayed language, named with the time in UTC', async () => {
      const { user, nested, start } = await openExport('?columns=de,fr');
      await user.click(nested);
      requests.length = 0;
      await start();
      await saved(2);
      expect(downloads.map(({ name }) => name.replace(/\d{4}-\d\d-\d\dT\d\d-\d\dZ/, 'NOW'))).toEqual([
        'texts-de-NOW.json',
        'texts-fr-NOW.json',
      ]);
      const german = await json(0);
      expect(Object.keys(german.app)).toHaveLength(1680);
      expect(german.app.text00002).toBe('eins |||| zwei');
      const pages = requests.filter(({ range }) => range[1] - range[0] === 999);
      expect(pages.map(({ range, embed }) => [range[0], embed])).toEqual([
        [0, ['de', 'fr']],
        [1000, ['de', 'fr']],
        [2000, ['de', 'fr']],
      ]);
      expect(await screen.findByText('3,360 of 4,200 texts exported. The others are missing.')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    it('saves missing texts as XLIFF, because JSON leaves them out, and says how many are empty', async () => {
      const filter = encodeURIComponent('{"language":"fr","state_eq_any":["missing"]}');
      const { start } = await openExport(`?columns=fr&filter=${filter}`);
      await start();
      await saved(1);
      expect(downloads[0]?.name).toMatch(/\.xlf$/);
      expect(((await downloads[0]?.blob.text()) ?? '').match(/<unit /g)).toHaveLength(420);
      const said = '420 texts exported, 420 of them without a translation.';
      expect(await screen.findByText(said)).toBeVisible();
    });
  });
});
