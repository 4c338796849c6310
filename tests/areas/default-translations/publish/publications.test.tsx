import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { openFixtureApi, renderApp } from '../../../support/renderApp';

const fixtures = openFixtureApi();
const page = '/default-translations/publications';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

const rows = async () => {
  const table = await screen.findByRole('table');
  await within(table).findByText(/Live now/);
  // The names come with the languages.
  await within(table).findAllByText('German');
  return within(table).getAllByRole('row').slice(1);
};

describe('the publications', () => {
  it('are not restored over one that somebody has made meanwhile', async () => {
    const { user } = await renderApp(page, { as: 'editor' });
    const [, earlier] = await rows();
    expectConsole(/ApiError: app\.errors\.conflict/);
    const again = `/clientapi/v1/translation-publications/:id/actions/restore`;
    fixtures.server.use(
      http.post(again, () => HttpResponse.json({ code: 'stale', current: { id: 'x' } }, { status: 409 })),
    );
    await user.click(within(earlier as HTMLElement).getByRole('button', { name: /^Restore German/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }));
    expect(
      await screen.findByText('Nothing was restored: German has been published again meanwhile.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
