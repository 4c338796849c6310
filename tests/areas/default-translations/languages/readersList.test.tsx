// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { idleAtOnce } from '../../../support/idle';
import { serveLanguage } from '../../../support/languageFile';
import { openFixtureApi, renderApp } from '../../../support/renderApp';

const fixtures = openFixtureApi();
idleAtOnce();

const path = '/clientapi/v1/translation-languages';

const store = (code: string) => localStorage.setItem('back-office.device.locale', JSON.stringify(code));

beforeEach(() => serveLanguage(fixtures.server, 'de', { app: { product: 'Presse' } }));

async function open(config: Record<string, unknown> = {}, awaited = 'Polish') {
  const app = await renderApp('/default-translations', { as: 'editor', config });
  await screen.findByRole('heading', { level: 2, name: new RegExp(awaited) });
  return app;
}
type User = Awaited<ReturnType<typeof open>>['user'];

const names = () =>
  screen.getAllByRole('heading', { level: 2 }).map((each) => within(each).getByRole('link').textContent);
const row = (name: string) => {
  const item = screen.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }).closest('li');
  if (item === null) throw new Error(`${name} is in no list`);
  return within(item);
};
const menuButton = (name: string) => screen.getByRole('button', { name: `Actions for ${name}` });
async function menuOf(user: User, name: string) {
  await user.click(menuButton(name));
  return within(await screen.findByRole('menu', { name: `Actions for ${name}` }));
}
const choose = async (user: User, name: string, line: RegExp) =>
  user.click((await menuOf(user, name)).getByRole('menuitem', { name: line }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const bodies = (address: string, method: string) =>
  fixtures.calls(address, method).map(({ body }) => JSON.parse(body));
/** What readers can choose. */
const readers = async () => {
  const answer = await fetch('/api/groups/languages');
  return ((await answer.json()) as { code: string }[]).map(({ code }) => code);
};
const refuse = (method: 'put' | 'post', address: string, status: number, body = {}) =>
  fixtures.server.use(http[method](address, () => HttpResponse.json(body, { status })));

describe('adding a language', () => {
  async function openAdd() {
    const app = await open();
    const button = screen.getByRole('button', { name: 'Add language' });
    await app.user.click(button);
    const field = await (await dialog('Add a language')).findByRole('combobox', { name: 'Language' });
    return { ...app, button, field };
  }

  it('finds it by name, own name or code, says what is so with it, and prepares it', async () => {
    const { user, field, button } = await openAdd();
    await user.type(field, 'русс');
    await user.click(await screen.findByRole('option', { name: /Russian/ }));
    const add = await dialog('Add a language');
    expect(
      add.getByText('3 plural forms: 1, 21, 31, 41, 51 … / 2, 3, 4, 22, 23 … / 0, 5, 6, 7, 8 …'),
    ).toBeVisible();
    expect(add.getByText('ru')).toBeVisible();
    expect(add.getByText(/Written from left to right/)).toBeVisible();
    expect(add.getByText(/Readers get it once it has been published/)).toBeVisible();
    await user.click(add.getByRole('button', { name: 'Add' }));
    await isClosed();
    expect(bodies(path, 'POST')).toEqual([{ id: 'ru' }]);
    expect(await screen.findByText('Russian is being prepared.')).toBeVisible();
    await waitFor(() => expect(names().at(-1)).toBe('Russian'));
    expect(row('Russian').getByText(/3 plural forms/)).toBeVisible();
    expect(row('Russian').getByText('In preparation')).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
    expect(await readers()).toEqual(['en', 'de', 'fr']);
  });

  it('takes any valid code, and no language that is there', async () => {
    const { user, field } = await openAdd();
    await user.type(field, 'polski');
    const known = await screen.findByRole('option', { name: /Polish/ });
    expect(known).toHaveAttribute('aria-disabled', 'true');
    expect(known).toHaveTextContent('already there');
    await user.clear(field);
    await user.type(field, 'de_li');
    await user.click(await screen.findByRole('option', { name: /German \(Liechtenstein\).*de-LI/ }));
    await user.clear(field);
    await user.type(field, 'xx-klingon');
    expect(await screen.findByText(/There is no known language with the code xx-klingon/)).toBeVisible();
    expect(screen.queryByRole('option')).toBeNull();
    await user.clear(field);
    await user.type(field, 'qaa');
    expect(await screen.findByRole('option', { name: /qaa/ })).toBeVisible();
    await user.clear(field);
    await user.type(field, 'no code');
    expect(await screen.findByText('Nothing found')).toBeVisible();
    expect((await dialog('Add a language')).getByRole('button', { name: 'Add' })).toBeDisabled();
  });

  it('says why the server refuses, and keeps what was chosen', async () => {
    expectConsole(/ApiError/);
    const { user, field } = await openAdd();
    await user.type(field, 'Swedish');
    await user.click(await screen.findByRole('option', { name: /^Swedish/ }));
    const add = await dialog('Add a language');
    const message = 'areas.default-translations.refusals.language_taken';
    refuse('post', path, 422, { errors: { id: message } });
    await user.click(add.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('This language is there already.'));
    refuse('post', path, 403);
    await user.click(add.getByRole('button', { name: 'Add' }));
    expect(await add.findByText(/permission/)).toBeVisible();
    expect(field).toHaveValue('Swedish');
  });
});

describe('the order of the languages', () => {
  it('changes by the menu and by keys; the focus stays with the language, and its place is said', async () => {
    const { user } = await open();
    await choose(user, 'German', /Move down/);
    expect(names().slice(0, 4)).toEqual(['English', 'French', 'German', 'Polish']);
    expect(screen.getByText('German: place 3 of 3')).toBeInTheDocument();
    await waitFor(() => expect(menuButton('German')).toHaveFocus());
    await user.keyboard('{Alt>}{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}{/Alt}');
    expect(names().slice(0, 3)).toEqual(['German', 'English', 'French']);
    expect(menuButton('German')).toHaveFocus();
    expect(
      screen.getByText('German already comes first among the languages that readers have.'),
    ).toBeInTheDocument();
    await waitFor(async () => expect(await readers()).toEqual(['de', 'en', 'fr']));
    expect(bodies(`${path}/de`, 'PUT').map(({ position }) => position)).toEqual([2, 1, 0]);
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['German', 'English', 'French']));
  });

  it('has what is being prepared apart from what readers have', async () => {
    const { user } = await open();
    const menu = await menuOf(user, 'Polish');
    const up = menu.getByRole('menuitem', { name: /Move up/ });
    expect(up).toHaveAttribute('aria-disabled', 'true');
    expect(up).toHaveTextContent('Polish already comes first among the languages being prepared.');
    await user.click(menu.getByRole('menuitem', { name: /Move down/ }));
    expect(names().slice(2, 5)).toEqual(['French', 'Arabic', 'Polish']);
  });

  it.each([403, 500])('is the former one again where the server answers %d', async (status) => {
    expectConsole(/ApiError/);
    const { user } = await open();
    refuse('put', `${path}/de`, status);
    await choose(user, 'German', /Move down/);
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['English', 'German', 'French']));
  });
});

describe('what readers can choose', () => {
  it('DT29 loses a language after its consequences were named, and has it back by undo', async () => {
    const { user } = await open();
    await choose(user, 'German', /Stop offering/);
    const asked = await dialog('Stop offering German?');
    expect(
      asked.getByText('Readers who have chosen German read English from their next page on.'),
    ).toBeVisible();
    expect(asked.getByText(/^Its [\d,]+ texts are kept. Nothing is deleted/)).toBeVisible();
    expect(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(fixtures.calls(`${path}/de`, 'PUT')).toHaveLength(0);
    await user.click(asked.getByRole('button', { name: 'Stop offering' }));
    await isClosed();
    expect(bodies(`${path}/de`, 'PUT')).toEqual([{ listed: false }]);
    expect(await row('German').findByText('Not offered')).toBeVisible();
    expect(await readers()).toEqual(['en', 'fr']);
    await user.click(await screen.findByRole('button', { name: /undo/i }));
    expect(await row('German').findByText('Offered')).toBeVisible();
    expect(await readers()).toEqual(['en', 'de', 'fr']);
  });

  it('DT29 whoever has chosen a language that is no longer offered gets the default one', async () => {
    store('de');
    const { user } = await open(undefined, 'Polnisch');
    expect(document.documentElement.lang).toBe('de');
    await choose(user, 'Deutsch', /Stop offering/);
    const asked = await dialog('Stop offering Deutsch?');
    expect(asked.getByText(/Readers who have chosen Deutsch read Englisch/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Stop offering' }));
    await isClosed();
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(row('German').getByText('Not offered')).toBeVisible();
  });

  it('gains a language that has been published, and no other one', async () => {
    const { user } = await open();
    const menu = await menuOf(user, 'Polish');
    expect(menu.getByRole('menuitem', { name: /Offer to readers/ })).toHaveTextContent(
      'Publish it first: readers get only published texts.',
    );
    await user.keyboard('{Escape}');
    await choose(user, 'German', /Stop offering/);
    await user.click((await dialog('Stop offering German?')).getByRole('button', { name: 'Stop offering' }));
    await isClosed();
    await row('German').findByText('Not offered');
    await choose(user, 'German', /Offer to readers/);
    expect(await screen.findByText('Readers can now choose German.')).toBeVisible();
    expect(await row('German').findByText('Offered')).toBeVisible();
  });

  it('always has English and the default language', async () => {
    store('en');
    const { user } = await open({ translations: { defaultLanguage: 'de' } });
    const reasons = { English: 'English comes with the application', German: 'It is the default language' };
    for (const [name, reason] of Object.entries(reasons)) {
      const line = (await menuOf(user, name)).getByRole('menuitem', { name: /Stop offering/ });
      expect(line).toHaveAttribute('aria-disabled', 'true');
      expect(line).toHaveTextContent(reason);
      await user.click(line);
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  });

  it.each([
    [403, {}, /permission/],
    [500, {}, /server has failed/i],
    [
      409,
      { code: 'base_language', message: 'areas.default-translations.refusals.base_language' },
      /English comes/,
    ],
  ])(
    'stays as it is where the server answers %d, and the question stays open',
    async (status, body, reason) => {
      expectConsole(/ApiError/);
      const { user } = await open();
      refuse('put', `${path}/de`, status, body);
      await choose(user, 'German', /Stop offering/);
      const asked = await dialog('Stop offering German?');
      await user.click(asked.getByRole('button', { name: 'Stop offering' }));
      expect(await asked.findByRole('alert')).toHaveTextContent(reason);
      expect(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await user.click(asked.getByRole('button', { name: 'Cancel' }));
      await isClosed();
      expect(row('German').getByText('Offered')).toBeVisible();
    },
  );
});

describe('a language in preparation', () => {
  it('is removed with its texts kept; undo, or adding it again, brings them back', async () => {
    const { user } = await open();
    const progress = row('Polish').getByText(/% translated/).textContent;
    await choose(user, 'Polish', /Remove/);
    const asked = await dialog('Remove Polish?');
    expect(
      asked.getByText(/Its [\d,]+ texts are kept. Add the language again, and they are back./),
    ).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Remove' }));
    await isClosed();
    await waitFor(() => expect(names()).not.toContain('Polish'));
    await user.click(await screen.findByRole('button', { name: /undo/i }));
    expect(await screen.findByText(/Polish is back with [\d,]+ texts/)).toBeVisible();
    await waitFor(() => expect(names().at(-1)).toBe('Polish'));
    expect(row('Polish').getByText(/% translated/)).toHaveTextContent(progress ?? '');
  });
});
