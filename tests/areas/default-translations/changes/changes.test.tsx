import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { sourceTexts } from '../../../../vite/translationsPlugin';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';

const fixtures = openFixtureApi();

const changesPath = '/default-translations/translations/changes';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const revisions = (changeId: string) =>
  fixtures.api.records('translation-revisions').filter((record) => record.changeId === changeId);

describe('bulk changes', () => {
  it('show each text before and after, and are reverted except for those changed since', async () => {
    const count = revisions('change-fr').length;
    const { user } = await renderApp(`${changesPath}/change-fr`, { as: 'admin' });
    await heading('Imported from texts-fr.xlf');
    const first = (await screen.findAllByRole('link', { name: /^ui\.action/ }))[0]?.closest('tr');
    expect(first?.querySelector('ins[lang=fr][dir=ltr]')).toBeVisible();
    await user.click(await button('Revert…'));
    const dialog = within(await screen.findByRole('dialog'));
    const notice = await dialog.findByText(/stays? as (it is|they are): \d+ changed since\.$/);
    const skippedCount = Number(/^\d+/.exec(notice.textContent ?? '')?.[0]);
    expect(skippedCount).toBeGreaterThan(0);
    expect((await dialog.findAllByText('Changed since.'))[0]).toBeVisible();
    expect((await dialog.findAllByText(/^ui\..* \(fr\)$/))[0]).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: `Revert ${count - skippedCount} texts` }));
    expect(await dialog.findByText(`${count - skippedCount} texts reverted.`)).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/Reverted/)).toBeVisible();
  });
});

describe('the texts of a new version', () => {
  const source = sourceTexts('i18n');
  const requests: unknown[] = [];
  const serve = () => {
    requests.length = 0;
    fixtures.server.use(
      http.get('/assets/i18n/source.json', () => {
        requests.push('source');
        return HttpResponse.json(source);
      }),
      http.post('/clientapi/v1/translations/actions/sync', async ({ request }) => {
        requests.push(Object(await request.clone().json()).dryRun);
      }),
    );
  };

  it('are announced and applied', async () => {
    serve();
    fixtures.api.configure({ scenarios: ['texts-new-build'] });
    const { user } = await renderApp('/default-translations', { as: 'admin' });
    expect(
      await screen.findByText('34 texts are new in this version, 6 have changed, 3 are no longer used.'),
    ).toBeVisible();
    expect(requests).toEqual(['source', true]);
    await user.click(await button('Apply…'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^6 texts have changed: their translations become outdated/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByText(/are new in this version/)).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(requests).toEqual(['source', true, false]);
    const keys = fixtures.api.records('translations').filter(({ deprecated }) => deprecated);
    expect(keys.filter(({ key }) => String(key).endsWith('Former'))).toHaveLength(3);
  });

  it('are not offered by a page older than the texts', async () => {
    serve();
    fixtures.api.configure({ scenarios: ['texts-new-build'] });
    fixtures.server.use(
      http.get('/assets/i18n/source.json', () => {
        requests.push('source');
        return HttpResponse.json({ ...source, build: 'former' });
      }),
    );
    await renderApp('/default-translations', { as: 'admin' });
    await screen.findByRole('heading', { level: 2, name: /German/ });
    await waitFor(() => expect(requests).toEqual(['source']));
    expect(screen.queryByText(/in this version/)).toBeNull();
  });
});
