import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '@/api/client';
import { expectConsole } from '../../../support/consoleGuard';
import { idleAtOnce } from '../../../support/idle';
import { openFixtureApi, renderApp } from '../../../support/renderApp';

const fixtures = openFixtureApi();
idleAtOnce();

const languages = '/clientapi/v1/translation-languages';
const publishCall = `${languages}/actions/publish`;
const page = '/default-translations/publish?languages=de';

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const publishButton = () => screen.getByRole('button', { name: /^Publish( [\d,]+ changes?)?$/ });
/** Waits for the plan. */
const ready = () => waitFor(() => expect(publishButton()).not.toHaveAttribute('aria-disabled'));

/** The calls that publish, without dry runs. */
const publishCalls = () => fixtures.calls(publishCall, 'POST').filter(({ body }) => !JSON.parse(body).dryRun);

type Opened = Awaited<ReturnType<typeof renderApp>>;

/** Saves a German text as somebody else would, in another browser. */
async function saveElsewhere({ services }: Opened, key: string, value: string) {
  const { request } = createApiClient(services.config, services.session);
  const { looseObject, any } = await import('valibot');
  const filter = encodeURIComponent(JSON.stringify({ key_eq_any: [key] }));
  const [row] = await request(any(), {
    url: `/clientapi/v1/translations?filter=${filter}&embed=["de"]`,
  });
  await request(looseObject({}), {
    url: `/clientapi/v1/translations/${row.id}/values/de`,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ value, version: row.values.de.version }),
  });
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

describe('the page to publish', () => {
  it('has the languages in the publisher’s order, as its boxes', async () => {
    await renderApp('/default-translations/publish?languages=ar,pl', { as: 'editor' });
    await section('Polish');
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Polish', 'Arabic']);
  });

  it('promises readers nothing of a language that is not offered', async () => {
    await renderApp('/default-translations/publish?languages=de,pl', { as: 'editor' });
    const later = 'Polish is not offered: readers see its texts only once you offer it.';
    const sentence = await screen.findByText(new RegExp(later));
    expect(sentence).toHaveTextContent(
      `Readers see these texts on the next page they open, within a minute. ${later}`,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /^German/ }));
    expect(sentence).toHaveTextContent(later);
    expect(sentence).not.toHaveTextContent('within a minute');
  });

  it('shows the differences in the language’s direction, and links to what is held back', async () => {
    await renderApp(page, { as: 'editor' });
    const german = await section('German');
    const list = await german.findByRole('list', { name: 'Changes in German' });
    const row = within(list).getByText('areas.video-help.purpose').closest('li');
    const [before, after] = [row?.querySelector('del'), row?.querySelector('ins')];
    expect(before).toHaveTextContent('Kurze Videos, die die Produkte Schritt für Schritt erklären.');
    expect(after).toHaveTextContent('Kurze Videos, die zeigen, wie etwas geht.');
    expect([after?.lang, after?.dir]).toEqual(['de', 'ltr']);
    expect(
      german.getByText(/^4 texts with errors will not be published. Readers keep what they have\./),
    ).toBeVisible();
    expect(within(list).getAllByText('Not published: has an error')).toHaveLength(4);
    // Nothing that is held back is struck out.
    const held = within(list)
      .getAllByText('Not published: has an error')
      .map((each) => each.closest('li'));
    for (const each of held) expect(each?.querySelector('del, ins')).toBeNull();
    const link = german.getByRole('link', { name: 'Show texts with errors' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      '{"language":"de","issue_eq_any":["error"]}',
    );
  });

  it('publishes nothing if a text has changed since, and shows the new differences', async () => {
    const app = await renderApp(page, { as: 'editor' });
    const german = await section('German');
    await ready();
    await saveElsewhere(app, 'ui.action.retry', 'Noch einmal');
    await app.user.click(publishButton());
    const refusal = await german.findByText(/^German was not published: someone changed it/);
    expect(refusal).toBeVisible();
    await waitFor(() => expect(refusal.closest('[role=status]')).toHaveFocus());
    // The new differences replace the stale ones.
    await waitFor(() => expect(german.getByText('Noch einmal')).toBeVisible());
    await waitFor(() => expect(german.getByText('4 changed')).toBeVisible());
    expect(fixtures.api.records('translation-publications')).toHaveLength(4);
    await ready();
    await app.user.click(publishButton());
    expect(await german.findByText('German published with 12 changes.')).toBeVisible();
  });

  it('leaves out a text whose box is cleared, and counts without it everywhere', async () => {
    const { user } = await renderApp(page, { as: 'editor' });
    const german = await section('German');
    await ready();
    const box = await german.findByRole('checkbox', { name: 'Publish areas.video-help.purpose' });
    await user.click(box);
    expect(german.getByText(/^1 text left out this time/)).toBeVisible();
    // One number everywhere.
    expect(german.getByText('10 changes will be published:')).toBeVisible();
    expect(german.getByText('2 changed')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'German (10)' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Publish 10 changes' }));
    await screen.findByText('German published with 10 changes.');
    const [{ languages = [] } = {}] = publishCalls().map(({ body }) => JSON.parse(body));
    expect(languages).toMatchObject([{ id: 'de', without: ['areas.video-help.purpose'] }]);
  });

  it('shows the outcome of each of several languages', async () => {
    const { user } = await renderApp('/default-translations/publish?languages=de,fr', { as: 'editor' });
    const [german, french] = [await section('German'), await section('French')];
    await ready();
    fixtures.server.use(
      http.post(
        publishCall,
        () =>
          HttpResponse.json({
            results: [
              { id: 'de', ok: true, added: 1, changed: 0, removed: 0, held: 0, size: 10 },
              { id: 'fr', ok: false, code: 'too_large' },
            ],
          }),
        { once: true },
      ),
    );
    await user.click(publishButton());
    expect(await german.findByText('German published with 1 change.')).toBeVisible();
    const refusal = await french.findByText(/^French cannot be published: the file would have more than/);
    expect(refusal).toBeVisible();
    expect(refusal.closest('[role=status]')).toHaveFocus();
  });
});

describe('the publications', () => {
  it('are not restored over a newer one', async () => {
    const { user } = await renderApp('/default-translations/publications', { as: 'editor' });
    const table = within(await screen.findByRole('table'));
    expectConsole(/ApiError: app\.errors\.conflict/);
    fixtures.server.use(
      http.post('/clientapi/v1/translation-publications/:id/actions/restore', () =>
        HttpResponse.json({ code: 'stale', current: { id: 'x' } }, { status: 409 }),
      ),
    );
    const [, earlier] = await table.findAllByRole('button', { name: /^Restore German/ });
    await user.click(earlier as HTMLElement);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }));
    expect(
      await screen.findByText('Not restored: German was published again in the meantime.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
