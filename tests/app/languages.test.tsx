import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
      const answered = await answer();
      const { status, headers, type } = answered;
      return type === 'error' ? answered : new Response(null, { status, headers });
    }),
  ];
}
const file = (code: string, answer: Answer) => fileAt(`/assets/i18n/lang-${code}.json`, answer);
const missing: Answer = () => new HttpResponse('Not found', { status: 404 });
const filesAsked = () =>
  fixtures.sent.filter(({ path }) => path.includes('i18n')).map(({ method, path }) => `${method} ${path}`);

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

  it('is offered when the server lists it and its file is there', async () => {
    const { user } = await openProfile();
    expect(fixtures.calls(calls.languages)).toHaveLength(0);
    const languages = await openLanguages(user);
    await within(languages).findByRole('menuitemradio', { name: 'Deutsch' });
    expect(
      within(languages)
        .getAllByRole('menuitemradio')
        .map((item) => item.textContent),
    ).toEqual(['English', 'Deutsch']);
    expect(filesAsked().sort()).toEqual(['HEAD /assets/i18n/lang-de.json', 'HEAD /assets/i18n/lang-fr.json']);
    const token = localStorage.getItem('access_token');
    for (const { headers } of fixtures.sent) expect(headers.get('Authorization')).toBe(`Bearer ${token}`);
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

describe('T220 the address of a language’s file', () => {
  it.each([
    ['assets/i18n/lang-{code}.json', '/assets/i18n/lang-de.json'],
    ['/texts/{code}/{lang}.json', '/texts/de/de.json'],
  ])('is %s on any page', async (path, expected) => {
    store('de');
    // An idle page checks those of other languages too.
    fixtures.server.use(
      ...fileAt(expected, () => HttpResponse.json(germanFile)),
      http.head('*.json', missing),
    );
    const config = { translations: { path } };
    // Two segments deep, and without calls for a user who may not see it.
    await renderApp('/user-management/users', { as: 'guest', config });
    expect(await heading(inGerman('app.accessDenied.headline'))).toBeVisible();
    const asked = fixtures.sent.filter(
      ({ method, path: each }) => method === 'GET' && each.endsWith('.json'),
    );
    expect(asked.map(({ path: each }) => each)).toEqual([expected]);
  });
});

describe('a language’s file that cannot be used', () => {
  const message = /^The texts in Deutsch .* shown in English\.$/;

  it('T211 T239 is a page: the application is in English and says so', async () => {
    store('de');
    fixtures.server.use(
      ...file('de', () => HttpResponse.html('<!doctype html><h1>Sign in to the WLAN</h1>')),
    );
    await renderApp('/profile', { as: 'admin' });
    expect(await heading('Publisher profile')).toBeVisible();
    expect(await screen.findByText(message)).toBeVisible();
    expect(await profile.loaded()).toHaveValue('Alexandra Winter');
    expect(document.documentElement.lang).toBe('en');
  });

  it('T209 is missing when it is chosen: the page stays and says so', async () => {
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

  it('T210 hangs: after three seconds the page is in English and says so', async () => {
    store('de');
    fixtures.server.use(http.get('/assets/i18n/lang-de.json', () => new Promise<Response>(() => {})));
    const rendered = renderApp('/profile', { as: 'admin' });
    await vi.waitFor(() => expect(filesAsked()).toHaveLength(1));
    await advance(3000);
    await rendered;
    expect(await heading('Publisher profile')).toBeVisible();
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('T211 T214 lacks a text or has another value there: that text is English', async () => {
    store('de');
    const deep = Array.from({ length: 1000 }).reduce<unknown>((below) => ({ below }), 'x');
    fixtures.server.use(
      ...file('de', () =>
        HttpResponse.json({
          deep,
          app: {
            profile: {
              headline: inGerman('app.profile.headline'),
              save: 7,
              fullName: null,
              email: ['x'],
              password: '',
            },
          },
        }),
      ),
    );
    const { user } = await openProfileIn('de');
    expect(await profile.loaded()).toBeVisible();
    expect(profile.save()).toBeVisible();
    expect(profile.email()).toBeVisible();
    expect(screen.getByRole('region', { name: 'Password' })).toBeVisible();
    await advance(300);
    await rename(user, 'Ada');
    await user.click(profile.save());
    expect(await screen.findByText('Changes saved.')).toBeVisible();
  });

  it('T212 T213 holds markup and keys that reach prototypes: the markup is text, the keys nothing', async () => {
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

describe('the server’s list of languages', () => {
  const usable = async (user: User) => {
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await advance(500);
    await rename(user, 'Ada');
    await user.click(profile.save());
    expect(await screen.findByText('Changes saved.')).toBeVisible();
  };

  it('T207 500: English is offered, and the failure is shown with a retry', async () => {
    fixtures.server.use(http.get(calls.languages, () => new HttpResponse(null, { status: 500 })));
    const { user } = await openProfile();
    const languages = await openLanguages(user);
    const retry = await within(languages).findByRole('menuitem', {
      name: /could not be loaded.*Try again/,
    });
    expect(
      within(languages)
        .getAllByRole('menuitemradio')
        .map((item) => item.textContent),
    ).toEqual(['English']);
    const before = fixtures.calls(calls.languages).length;
    await advance(30_000);
    expect(fixtures.calls(calls.languages)).toHaveLength(before);
    fixtures.server.use(http.get(calls.languages, () => HttpResponse.json(['en', 'de'])));
    await user.click(retry);
    expect(await within(languages).findByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible();
    await usable(user);
  });

  it('T208 with hostile codes: nothing outside the folder is requested', async () => {
    const codes = ['../../api/x', 'de/../../x', '%2e%2e', '<img>', 'https://evil/x', '', 'de'];
    fixtures.server.use(
      http.get(calls.languages, () => HttpResponse.json([...codes, ...codes.map((code) => ({ code }))])),
    );
    const { user } = await openProfile();
    const languages = await openLanguages(user);
    await within(languages).findByRole('menuitemradio', { name: 'Deutsch' });
    expect(fixtures.sent.map(({ path }) => path)).toEqual([
      calls.profile,
      calls.languages,
      '/assets/i18n/lang-de.json',
    ]);
  });

  it('T208 an invalid stored code: no request', async () => {
    store('../../x');
    await openProfile();
    expect(filesAsked()).toEqual([]);
    expect(document.documentElement.lang).toBe('en');
  });
});
