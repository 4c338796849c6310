// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../../../src/api/client';
import { germanFile } from '../../../app/german';
import { expectConsole } from '../../../support/consoleGuard';
import { idleAtOnce } from '../../../support/idle';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';

const fixtures = openFixtureApi();
idleAtOnce();

const languages = '/clientapi/v1/translation-languages';
const publishCall = `${languages}/actions/publish`;
const germanPath = '/assets/i18n/lang-de.json';
const page = '/default-translations/publish?languages=de';

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const publishButton = () => screen.getByRole('button', { name: /^Publish( [\d,]+ differences?)?$/ });
/** Waits until what goes live is known. */
const ready = () => waitFor(() => expect(publishButton()).not.toHaveAttribute('aria-disabled'));

/** The calls that publish, without those that ask what would go live. */
const published = () => fixtures.calls(publishCall, 'POST').filter(({ body }) => !JSON.parse(body).dryRun);

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
  it('is two clicks from live: a language of the overview, then the button', async () => {
    const { user } = await renderApp('/default-translations', { as: 'editor' });
    await user.click(await screen.findByRole('link', { name: 'Publish 13 differences (German)' }));
    await heading('Publish');
    expect(address()).toBe('/default-translations/publish?languages=de');
    const german = await section('German');
    expect(german.getByText('5 new')).toBeVisible();
    expect(german.getByText('3 changed')).toBeVisible();
    expect(german.getByText('5 removed')).toBeVisible();
    expect(german.getByText('13 differences go live:')).toBeVisible();
    expect(screen.getByText('Everybody sees these texts from the next page they open.')).toBeVisible();
    await ready();
    expect(publishButton()).toHaveAccessibleName('Publish 13 differences');
    await user.click(publishButton());
    expect(await german.findByText('German is live, with 13 differences.')).toBeVisible();
    expect(published()).toHaveLength(1);
  });

  it('shows what readers have and would have, in the direction of the language, and the way to what is held back', async () => {
    await renderApp(page, { as: 'editor' });
    const german = await section('German');
    const list = await german.findByRole('list', { name: 'Differences in German' });
    const row = within(list).getByText('areas.video-help.purpose').closest('li');
    const [before, after] = [row?.querySelector('del'), row?.querySelector('ins')];
    expect(before).toHaveTextContent('Kurze Videos, die die Produkte Schritt für Schritt erklären.');
    expect(after).toHaveTextContent('Kurze Filme, die zeigen, wie etwas geht.');
    expect([after?.lang, after?.dir]).toEqual(['de', 'ltr']);
    // What was written as markup is a text here too.
    expect(within(list).getByText('<b>Fett</b> und <script>alert(1)</script>')).toBeVisible();
    expect(
      german.getByText(/^5 texts with errors are held back: readers keep what they have\./),
    ).toBeVisible();
    expect(within(list).getAllByText('Held back: has an error')).toHaveLength(5);
    // What is held back is not gone: no part of it is struck out.
    const held = within(list)
      .getAllByText('Held back: has an error')
      .map((each) => each.closest('li'));
    for (const each of held) expect(each?.querySelector('del, ins')).toBeNull();
    const link = german.getByRole('link', { name: 'Show texts with errors' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      '{"language":"de","issue_eq_any":["error"]}',
    );
  });

  it('loads many differences in pages, and keeps its choice in the address', async () => {
    const { user } = await renderApp('/default-translations/publish?languages=fr', { as: 'editor' });
    const list = await (await section('French')).findByRole('list', { name: 'Differences in French' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(100));
    await user.click(screen.getByRole('checkbox', { name: /German/ }));
    await section('German');
    expect(decodeURIComponent(address())).toBe('/default-translations/publish?languages=fr,de');
    await user.click(screen.getByRole('checkbox', { name: /French/ }));
    await user.click(screen.getByRole('checkbox', { name: /German/ }));
    await user.click(publishButton());
    expect(published()).toHaveLength(0);
    expect(await screen.findAllByText('Choose a language first.')).not.toHaveLength(0);
  });

  it('DT26 has nothing to do where nothing differs, and says so', async () => {
    const { user } = await renderApp(page, { as: 'editor' });
    await section('German');
    await ready();
    await user.click(publishButton());
    await screen.findByText('German is live, with 13 differences.');
    await waitFor(() =>
      expect(publishButton()).toHaveAccessibleDescription(
        'There is nothing to publish: readers have these texts already.',
      ),
    );
    await user.click(publishButton());
    expect(published()).toHaveLength(1);
  });

  it('DT24 puts nothing live where somebody has saved meanwhile, and shows anew what would', async () => {
    const app = await renderApp(page, { as: 'editor' });
    const german = await section('German');
    await ready();
    await saveElsewhere(app, 'ui.action.retry', 'Noch einmal');
    await app.user.click(publishButton());
    const refusal = await german.findByText(/^Nothing of German went live: somebody has changed it/);
    expect(refusal).toBeVisible();
    await waitFor(() => expect(refusal.closest('[role=status]')).toHaveFocus());
    // What is shown as stale gives way to what would go live now.
    await waitFor(() => expect(german.getByText('Noch einmal')).toBeVisible());
    await waitFor(() => expect(german.getByText('4 changed')).toBeVisible());
    expect(fixtures.api.records('translation-publications')).toHaveLength(4);
    await ready();
    await app.user.click(publishButton());
    expect(await german.findByText('German is live, with 14 differences.')).toBeVisible();
  });

  it('a double click publishes once', async () => {
    await renderApp(page, { as: 'editor' });
    await section('German');
    await ready();
    // Both before the button can look busy.
    act(() => {
      publishButton().click();
      publishButton().click();
    });
    await screen.findByText('German is live, with 13 differences.');
    expect(published()).toHaveLength(1);
    expect(fixtures.api.records('translation-publications')).toHaveLength(5);
  });

  it('tells what became of each of several languages', async () => {
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
    expect(await german.findByText('German is live, with 1 difference.')).toBeVisible();
    const refusal = await french.findByText(/^French cannot be published: the file would have more than/);
    expect(refusal).toBeVisible();
    expect(refusal.closest('[role=status]')).toHaveFocus();
  });

  it('has the menu of languages offer at once what was published for the first time', async () => {
    let files = ['lang-de.json'];
    fixtures.server.use(
      http.head('/assets/i18n/:file', ({ params }) => {
        return new HttpResponse(null, { status: files.includes(String(params.file)) ? 200 : 404 });
      }),
    );
    const { user } = await renderApp('/default-translations/publish?languages=fr', { as: 'editor' });
    await section('French');
    await ready();
    const account = () => screen.getByRole('button', { name: /^Account/ });
    await user.click(account());
    await screen.findByRole('menuitemradio', { name: 'Deutsch' });
    expect(screen.queryByRole('menuitemradio', { name: 'Français' })).toBeNull();
    await user.keyboard('{Escape}');
    files = [...files, 'lang-fr.json'];
    await user.click(await screen.findByRole('button', { name: /^Publish/ }));
    await screen.findByText(/^French is live/);
    await user.click(account());
    expect(await screen.findByRole('menuitemradio', { name: 'Français' })).toBeVisible();
  });

  it('says when the call itself fails, and can be tried again', async () => {
    expectConsole(/ApiError: app\.errors\.server/);
    const { user } = await renderApp(page, { as: 'editor' });
    await section('German');
    await ready();
    fixtures.server.use(http.post(publishCall, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    await user.click(publishButton());
    expect(await screen.findByText(/The server has failed/)).toBeVisible();
    await ready();
    await user.click(publishButton());
    expect(await screen.findByText('German is live, with 13 differences.')).toBeVisible();
  });

  it('lets reviewed texts go live alone where that is chosen', async () => {
    const unreviewed = 'sample.length';
    const app = await renderApp('/default-translations', { as: 'editor' });
    const { user } = app;
    // What is saved is to be reviewed again.
    await saveElsewhere(app, unreviewed, 'Jetzt kaufen');
    await user.click(await screen.findByRole('link', { name: /^Publish .*\(German\)$/ }));
    const german = await section('German');
    expect(await german.findByRole('link', { name: unreviewed })).toBeVisible();
    await ready();
    await user.click(german.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: 'Reviewed texts only' }));
    await waitFor(() => expect(german.getByRole('combobox')).toHaveTextContent('Reviewed texts only'));
    expect(JSON.parse(fixtures.calls(`${languages}/de`, 'PUT')[0]?.body ?? '')).toMatchObject({
      publishes: 'reviewed',
    });
    await waitFor(() => expect(german.queryByRole('link', { name: unreviewed })).toBeNull());
  });

  it('says why English cannot be published, and publishes it where its file is loaded', async () => {
    const first = await renderApp('/default-translations/publish?languages=en', { as: 'editor' });
    expect(await screen.findByRole('checkbox', { name: /English/ })).toBeDisabled();
    expect(screen.getByText(/^English comes with the application/)).toBeVisible();
    first.unmount();
    fixtures.server.use(http.get('/assets/i18n/lang-en.json', () => HttpResponse.json({}), { once: true }));
    await renderApp('/default-translations/publish?languages=en', {
      config: { translations: { loadEnglish: true } },
    });
    const english = await section('English');
    expect(await english.findByText('sample.length')).toBeVisible();
  });
});

describe('after a publication', () => {
  beforeEach(() => {
    localStorage.setItem('back-office.device.locale', '"de"');
    fixtures.server.use(
      http.get(germanPath, () => HttpResponse.json(germanFile), { once: true }),
      http.head('/assets/i18n/*', () => new HttpResponse()),
    );
  });

  it('this tab has the texts at once, without mounting anything anew; the preview ends', async () => {
    const app = await renderApp(page, { as: 'editor' });
    const { user } = app;
    const german = within(await screen.findByRole('region', { name: 'Deutsch' }));
    await saveElsewhere(app, 'areas.default-translations.publish.title', 'Ins Netz stellen');
    await user.click(german.getByRole('button', { name: 'Vorschau' }));
    await heading('Ins Netz stellen');
    const strip = 'Vorschau unveröffentlichter Texte';
    expect(await screen.findByRole('region', { name: strip })).toBeVisible();
    const button = () => screen.getByRole('button', { name: /veröffentlichen$/i });
    // The first is refused: what was shown is older than what was saved.
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
    await user.click(button());
    await german.findByText(/^Deutsch wurde nicht veröffentlicht/);
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
    const section = screen.getByRole('region', { name: 'Deutsch' });
    await user.click(button());
    expect(await german.findByText(/^Deutsch ist veröffentlicht/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: strip })).toBeNull());
    await heading('Ins Netz stellen');
    // The same elements: nothing was mounted anew.
    expect(screen.getByRole('region', { name: 'Deutsch' })).toBe(section);
  });

  it('DT38 others and the signed-out have what was published, and never what was saved since', async () => {
    const app = await renderApp(page, { as: 'editor' });
    const german = within(await screen.findByRole('region', { name: 'Deutsch' }));
    const button = () => screen.getByRole('button', { name: /veröffentlichen$/i });
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
    await app.user.click(button());
    await german.findByText(/^Deutsch ist veröffentlicht/);
    await saveElsewhere(app, 'app.signIn.submit', 'Hinein');
    await app.user.click(german.getByRole('button', { name: 'Vorschau' }));
    await screen.findByRole('region', { name: 'Vorschau unveröffentlichter Texte' });
    app.services.session.signOut();
    expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeVisible();
    app.unmount();
    await renderApp('/login');
    expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeVisible();
    expect(screen.queryByText('Hinein')).toBeNull();
  });
});
