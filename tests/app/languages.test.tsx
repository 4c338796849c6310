import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../support/calls';
import { address, heading, openFixtureApi, renderApp } from '../support/renderApp';
import { germanFile, inGerman } from './german';
import { advance, openProfile, profile, rename, runOnTestClock, setupUser } from './profileScreen';

const fixtures = openFixtureApi();
runOnTestClock();

type Answer = () => Response | Promise<Response>;

/** Serves a translation file for HEAD and GET. */
function fileAt(path: string, answer: Answer) {
  return [
    http.get(path, answer),
    http.head(path, async () => {
      const response = await answer();
      const { status, headers, type } = response;
      return type === 'error' ? response : new Response(null, { status, headers });
    }),
  ];
}
const file = (code: string, answer: Answer) => fileAt(`/assets/i18n/lang-${code}.json`, answer);
const missing: Answer = () => new HttpResponse('Not found', { status: 404 });

const store = (code: string) => localStorage.setItem('RaStore.device.locale', JSON.stringify(code));

beforeEach(() => {
  fixtures.server.use(...file('de', () => HttpResponse.json(germanFile)), ...file('fr', missing));
});

type User = ReturnType<typeof setupUser>;

/** An entry of the side menu, whatever the menu's current name. */
const menuLine = (name: string) => within(screen.getByRole('navigation')).getByRole('link', { name });

/** Opens the menu with the languages, whatever its current name. */
async function openLanguages(user: User, name: string | RegExp = /^(Account|Konto)/) {
  await user.click(screen.getByRole('button', { name }));
  // The account menu has two groups of choices, the theme first; the sign-in page has separate menus.
  const menu = await screen.findByRole('menu');
  return within(menu).queryAllByRole('group').at(-1) ?? menu;
}

async function choose(user: User, language: string) {
  const languages = await openLanguages(user);
  await user.click(await within(languages).findByRole('menuitemradio', { name: language }));
  await advance(500);
}

describe('another language', () => {
  it('appears without a reload, and typed text stays', async () => {
    const { user } = await openProfile();
    expect(document.documentElement.lang).toBe('en');
    await rename(user, 'Ada');
    await user.type(profile.newPassword(), 'weak');
    const field = profile.name();
    await choose(user, 'Deutsch');
    expect(await heading(inGerman('app.profile.headline'))).toBeVisible();
    expect(screen.getByRole('textbox', { name: inGerman('app.profile.fullName') })).toBe(field);
    expect(field).toHaveValue('Ada');
    expect(screen.getByLabelText(inGerman('app.profile.newPassword'))).toHaveValue('weak');
    expect(screen.getByText(inGerman('app.profile.weakPassword'))).toBeVisible();
    expect(screen.getByRole('button', { name: inGerman('app.profile.save') })).toBeDisabled();
    expect(menuLine(inGerman('app.menu.logout'))).toBeVisible();
    expect(document.documentElement.lang).toBe('de');
    await waitFor(() =>
      expect(document.title).toBe(`${inGerman('app.profile.headline')} · ${inGerman('app.name')}`),
    );
    expect(address()).toBe('/profile');
    expect(fixtures.calls(calls.profile)).toHaveLength(1);
    await choose(user, 'English');
    expect(await heading('Publisher profile')).toBeVisible();
    expect(profile.name()).toHaveValue('Ada');
    expect(document.documentElement.lang).toBe('en');
    await waitFor(() => expect(document.title).toBe('Publisher profile · Press back-office'));
  });

  it('is the one that the configuration names, until another is chosen', async () => {
    const { user } = await openProfileIn('de', { translations: { defaultLanguage: 'de' } });
    await choose(user, 'English');
    expect(await heading('Publisher profile')).toBeVisible();
  });
});

/** Opens the profile page with this language stored. */
async function openProfileIn(code: string, config: Record<string, unknown> = {}) {
  const app = await renderApp('/profile', { as: 'admin', config });
  await heading(inGerman('app.profile.headline'));
  expect(document.documentElement.lang).toBe(code);
  return { ...app, user: setupUser() };
}

describe('a language’s file that cannot be used', () => {
  const message = /^The texts in Deutsch .* shown in English\.$/;

  it('is missing when it is chosen: the page stays and says so', async () => {
    fixtures.server.use(http.get('/assets/i18n/lang-de.json', missing, { once: true }));
    const { user } = await openProfile();
    await rename(user, 'Ada');
    await choose(user, 'Deutsch');
    expect(await screen.findByText(message)).toBeVisible();
    expect(profile.name()).toHaveValue('Ada');
    await choose(user, 'Deutsch');
    expect(await heading(inGerman('app.profile.headline'))).toBeVisible();
    expect(screen.getByRole('textbox', { name: inGerman('app.profile.fullName') })).toHaveValue('Ada');
  });

  it('holds markup and keys that reach prototypes: the markup is text, the keys nothing', async () => {
    store('de');
    const markup = '<img src=x onerror="document.title=1"> $& %{x}';
    const hostile = `{"__proto__": {"polluted": "yes"}, "constructor": {"prototype": {"polluted": "yes"}},
      "app": {"profile": {"headline": ${JSON.stringify(markup)}}, "account": {"of": ${JSON.stringify(markup)}}, "name": "%{product}"},
      "ui": {"menu": {"close": ${JSON.stringify(markup)}}},
      "languages": {"menu": ${JSON.stringify(markup)}}}`;
    fixtures.server.use(...file('de', () => HttpResponse.text(hostile)));
    await renderApp('/profile', {
      as: 'admin',
      config: { product: { key: 'press', name: '$& %{name} <b>' } },
    });
    await profile.loaded();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(markup);
    await waitFor(() => expect(document.title).toBe(`${markup} · $& %{name} <b>`));
    expect(screen.getAllByRole('button', { name: markup })).toHaveLength(2);
    expect(document.querySelector('img')).toBeNull();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
