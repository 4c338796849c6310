// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { germanFile } from '../../../app/german';
import { expectConsole } from '../../../support/consoleGuard';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';

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
  it('stand there with who and what, the live one without a way back to it', async () => {
    const { user } = await renderApp(page, { as: 'editor' });
    await heading('Publications');
    const [live, ...earlier] = await rows();
    expect(live).toHaveTextContent('Emil Sommer');
    expect(live).toHaveTextContent('Live now · 3 changed');
    expect(earlier).toHaveLength(3);
    await user.click(within(live as HTMLElement).getByRole('button', { name: /^Restore German/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText('Readers have this file now.')).not.toHaveLength(0);
  });

  it('are restored after a question that says what follows, and this tab has the texts at once', async () => {
    localStorage.setItem('back-office.device.locale', '"de"');
    fixtures.server.use(
      http.get('/assets/i18n/lang-de.json', () => HttpResponse.json(germanFile), { once: true }),
      http.head('/assets/i18n/*', () => new HttpResponse()),
    );
    const { user } = await renderApp(page, { as: 'editor' });
    const table = await screen.findByRole('table');
    await within(table).findByText(/Aktuell/);
    await within(table).findAllByText('Deutsch');
    const menu = screen.getByRole('navigation', { name: 'Hauptmenü' });
    expect(within(menu).getByText('Nachrichten')).toBeVisible();
    const [, , row] = within(table).getAllByRole('row');
    await user.click(within(row as HTMLElement).getByRole('button', { name: /wiederherstellen$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deutsch wiederherstellen?' }));
    expect(dialog.getByText(/mit der nächsten Seite, die sie öffnen/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Wiederherstellen' }));
    expect(await within(menu).findByText('Mitteilungen')).toBeVisible();
    expect(await within(table).findByText(/Aktuell · Wiederhergestellt/)).toBeVisible();
    expect(screen.getByText('Deutsch wurde wiederhergestellt.')).toBeVisible();
    expect(fixtures.api.records('translation-publications')).toHaveLength(5);
  });

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
