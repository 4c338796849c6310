// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { sourceTexts } from '../../../../vite/translationsPlugin';
import { expectConsole } from '../../../support/consoleGuard';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';

const fixtures = openFixtureApi();

const changesPath = '/default-translations/translations/changes';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const revisions = (changeId: string) =>
  fixtures.api.records('translation-revisions').filter((record) => record.changeId === changeId);

/** The button of the bar for the selection, below that of the page. */
const last = async (name: string) => (await screen.findAllByRole('button', { name })).at(-1) ?? document.body;

describe('the changes of many texts', () => {
  it('are listed with what was done, the latest first, and can be narrowed to a person', async () => {
    const { user } = await renderApp(changesPath, { as: 'admin' });
    await heading('Bulk changes');
    const names = async () => {
      await link('Texts cleared');
      return screen.getAllByRole('row').map((row) => within(row).queryAllByRole('link')[0]?.textContent);
    };
    expect((await names()).filter(Boolean)).toEqual([
      'Texts cleared',
      'Texts imported',
      'Tags added: menu',
      'Marked as reviewed',
      '“Datensatz” replaced by “Eintrag”',
      'Texts imported',
    ]);
    await user.click((await screen.findAllByRole('link', { name: 'Alexandra Winter' }))[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Texts imported' })).toBeNull());
    expect(address()).toContain('filter=');
  });

  it('DT28 show each text before and after, and go back but for those that were changed since', async () => {
    const count = revisions('change-fr').length;
    const { user } = await renderApp(`${changesPath}/change-fr`, { as: 'admin' });
    await heading('Texts imported');
    const first = (await screen.findAllByRole('link', { name: /^ui\.action/ }))[0]?.closest('tr');
    expect(first?.querySelector('ins[lang=fr][dir=ltr]')).toBeVisible();
    await user.click(await button('Revert…'));
    const dialog = within(await screen.findByRole('dialog'));
    const skipped = await dialog.findByText(/stay as they are: \d+ changed since\.$/);
    const stay = Number(/^\d+/.exec(skipped.textContent ?? '')?.[0]);
    expect(stay).toBeGreaterThan(1);
    expect((await dialog.findAllByText('It has been changed since.'))[0]).toBeVisible();
    expect((await dialog.findAllByText(/^ui\..* \(fr\)$/))[0]).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: `Revert ${count - stay} texts` }));
    expect(await dialog.findByText(`${count - stay} texts are back to what they were.`)).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/Reverted/)).toBeVisible();
    const texts = Object.fromEntries(
      fixtures.api
        .records('translations')
        .map((record) => [record.id, Object(record.texts).fr?.value ?? null]),
    );
    const back = revisions('change-fr').filter(
      ({ translationId, before }) => texts[String(translationId)] === before,
    );
    expect(back).toHaveLength(count - stay);
  });

  it('go back text by text too', async () => {
    const { user } = await renderApp(`${changesPath}/change-fr`, { as: 'admin' });
    await heading('Texts imported');
    const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    expect(await trail.findByRole('link', { name: 'Bulk changes' })).toHaveAttribute('href', changesPath);
    const boxes = await screen.findAllByRole('checkbox');
    for (const box of boxes.slice(1, 4)) await user.click(box);
    await user.click(await last('Revert…'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: /^Revert \d texts?$/ }));
    expect(await dialog.findByText(/back to what (it was|they were)\.$/)).toBeVisible();
    const calls = fixtures.calls('/clientapi/v1/translation-changes/change-fr/actions/revert', 'POST');
    expect(calls.map(({ body }) => JSON.parse(body)).every(({ ids }) => ids?.length <= 3)).toBe(true);
  });

  it('say why one cannot go back', async () => {
    fixtures.server.use(
      http.get('/clientapi/v1/translation-changes/gone', () =>
        HttpResponse.json({
          ...{ id: 'gone', kind: 'bulk', op: 'delete', at: '2026-01-01T00:00:00Z', languages: [] },
          ...{ by: { id: 'x', name: 'X' }, count: 1, canRevert: false, reverted: false },
        }),
      ),
    );
    await renderApp(`${changesPath}/gone`, { as: 'admin' });
    await heading('Keys deleted');
    expect(await button('Revert…')).toHaveAccessibleDescription('Deleted keys do not come back.');
  });
});

describe('the texts of a new version', () => {
  const source = sourceTexts('i18n');
  const asked: unknown[] = [];
  const serve = () => {
    asked.length = 0;
    fixtures.server.use(
      http.get('/assets/i18n/source.json', () => {
        asked.push('source');
        return HttpResponse.json(source);
      }),
      http.post('/clientapi/v1/translations/actions/sync', async ({ request }) => {
        asked.push(Object(await request.clone().json()).dryRun);
      }),
    );
  };

  it('DT30 are told, shown key by key, and taken over', async () => {
    serve();
    fixtures.api.configure({ scenarios: ['texts-new-build'] });
    const { user } = await renderApp('/default-translations', { as: 'admin' });
    expect(
      await screen.findByText('34 texts are new in this version, 6 have changed, 3 are no longer used.'),
    ).toBeVisible();
    expect(asked).toEqual(['source', true]);
    await user.click(await button('Apply…'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('New (34)')).toBeVisible();
    expect(dialog.getAllByText(/ \*$/)[0]?.tagName).toBe('DEL');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByText(/are new in this version/)).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(asked).toEqual(['source', true, false]);
    const keys = fixtures.api.records('translations').filter(({ deprecated }) => deprecated);
    expect(keys.filter(({ key }) => String(key).endsWith('Former'))).toHaveLength(3);
  });

  it('are all there is to do where there are none yet', async () => {
    serve();
    fixtures.api.configure({ counts: { translations: 0 } });
    const { user } = await renderApp('/default-translations', { as: 'admin' });
    expect(await screen.findByText('There are no texts yet')).toBeVisible();
    await user.click(await button('Apply the texts of this version'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByText('There are no texts yet')).toBeNull());
    expect(fixtures.api.records('translations')).toHaveLength(Object.keys(source.texts).length);
    fixtures.api.configure({ counts: {} });
  });

  it('stay offered where taking them over has failed', async () => {
    serve();
    fixtures.api.configure({ scenarios: ['texts-new-build'] });
    fixtures.server.use(
      http.post('/clientapi/v1/translations/actions/sync', async ({ request }) =>
        Object(await request.clone().json()).dryRun ? undefined : HttpResponse.json({}, { status: 500 }),
      ),
    );
    expectConsole(/ApiError/);
    const { user } = await renderApp('/default-translations', { as: 'admin' });
    await user.click(await button('Apply…'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/^Nothing was applied\./)).toBeVisible();
  });

  it('cost no request where they are taken over already', async () => {
    serve();
    await renderApp('/default-translations', { as: 'admin' });
    await screen.findByRole('heading', { level: 2, name: /German/ });
    expect(asked).toEqual([]);
  });

  it('are not offered by a page that is older than the texts', async () => {
    serve();
    fixtures.api.configure({ scenarios: ['texts-new-build'] });
    fixtures.server.use(
      http.get('/assets/i18n/source.json', () => {
        asked.push('source');
        return HttpResponse.json({ ...source, build: 'former' });
      }),
    );
    await renderApp('/default-translations', { as: 'admin' });
    await screen.findByRole('heading', { level: 2, name: /German/ });
    await waitFor(() => expect(asked).toEqual(['source']));
    expect(screen.queryByText(/in this version/)).toBeNull();
  });
});
