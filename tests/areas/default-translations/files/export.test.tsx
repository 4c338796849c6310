import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collectDownloads } from '../../../records/csv/downloads';
import { openFixtureApi } from '../../../support/renderApp';
import { openTexts, serveTexts } from '../grid/textScreen';

const fixtures = openFixtureApi();
const { asked } = serveTexts(fixtures, { count: 2100, own: { 'de 2': 'eins |||| zwei' } });
const downloads = collectDownloads();

const inDialog = async () => within(await screen.findByRole('dialog', { name: 'Export texts' }));

async function openExport(search: string) {
  const app = await openTexts(search);
  await app.user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = await inDialog();
  await dialog.findByRole('radio', { name: 'JSON, nested' });
  return { ...app, dialog, start: () => app.user.click(dialog.getByRole('button', { name: 'Export' })) };
}

const saved = (count: number) => waitFor(() => expect(downloads).toHaveLength(count));
const json = async (index: number) => JSON.parse((await downloads[index]?.blob.text()) ?? '');

describe('the export of texts', () => {
  it('saves a nested file of each language that is shown, with a moment in UTC, from pages of 1,000', async () => {
    const { start } = await openExport('?columns=de,fr');
    asked.length = 0;
    await start();
    await saved(2);
    expect(downloads.map(({ name }) => name.replace(/\d{4}-\d\d-\d\dT\d\d-\d\dZ/, 'NOW'))).toEqual([
      'texts-de-NOW.json',
      'texts-fr-NOW.json',
    ]);
    const german = await json(0);
    expect(Object.keys(german.app)).toHaveLength(1680);
    expect(german.app.text00002).toBe('eins |||| zwei');
    const pages = asked.filter(({ range }) => range[1] - range[0] === 999);
    expect(pages.map(({ range, embed }) => [range[0], embed])).toEqual([
      [0, ['de', 'fr']],
      [1000, ['de', 'fr']],
      [2000, ['de', 'fr']],
    ]);
    expect(await screen.findByText('2,100 texts were exported.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
