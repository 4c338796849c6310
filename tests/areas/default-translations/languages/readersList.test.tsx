import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { idleAtOnce } from '../../../support/idle';
import { serveLanguage } from '../../../support/languageFile';
import { openFixtureApi, renderApp } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';

const fixtures = openFixtureApi();
idleAtOnce();

const path = '/clientapi/v1/translation-languages';

const store = (code: string) => localStorage.setItem('RaStore.device.locale', JSON.stringify(code));

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
/** The languages offered to readers. */
const readers = async () => {
  const answer = await fetch('/api/groups/languages');
  return ((await answer.json()) as { code: string }[]).map(({ code }) => code);
};

describe('adding a language', () => {
  async function openAdd() {
    const app = await open();
    const button = screen.getByRole('button', { name: 'Add language' });
    await app.user.click(button);
    const field = await (await dialog('Add language')).findByRole('combobox', { name: 'Language or code' });
    return { ...app, button, field };
  }

  it('finds it by name, own name or code, and adds it', async () => {
    const { user, field, button } = await openAdd();
    await pasteInto(user, field, 'русс');
    await user.click(await screen.findByRole('option', { name: /Russian/ }));
    const add = await dialog('Add language');
    expect(add.getByText(/Readers get the language once you publish/)).toBeVisible();
    await user.click(add.getByRole('button', { name: 'Add' }));
    await isClosed();
    expect(bodies(path, 'POST')).toEqual([{ id: 'ru' }]);
    expect(await screen.findByText('Russian added.')).toBeVisible();
    await waitFor(() => expect(names().at(-1)).toBe('Russian'));
    expect(row('Russian').getByText(/3 plural forms/)).toBeVisible();
    expect(row('Russian').getByText('In preparation')).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
    expect(await readers()).toEqual(['en', 'de', 'fr']);
  });
});

it('a language in preparation is removed without a question, and returns by undo', async () => {
  const { user } = await open();
  await choose(user, 'Polish', /^Remove/);
  expect(await screen.findByText('Polish removed.')).toBeVisible();
  await waitFor(() => expect(names()).not.toContain('Polish'));
  await user.click(await screen.findByRole('button', { name: /undo/i }));
  await waitFor(() => expect(names()).toContain('Polish'));
});

describe('what readers can choose', () => {
  it('loses a language after a confirmation, and gets it back by undo', async () => {
    const { user } = await open();
    await choose(user, 'German', /Stop offering/);
    const question = await dialog('Stop offering German?');
    expect(
      question.getByText('Readers who chose German will see English from the next page they open.'),
    ).toBeVisible();
    expect(question.getByText(/^Its [\d,]+ texts are kept/)).toBeVisible();
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(fixtures.calls(`${path}/de`, 'PUT')).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Stop offering' }));
    await isClosed();
    expect(bodies(`${path}/de`, 'PUT')).toEqual([{ listed: false }]);
    expect(await row('German').findByText('Not offered')).toBeVisible();
    expect(await readers()).toEqual(['en', 'fr']);
    await user.click(await screen.findByRole('button', { name: /undo/i }));
    expect(await row('German').findByText('Offered')).toBeVisible();
    expect(await readers()).toEqual(['en', 'de', 'fr']);
  });

  it('never had a language that is not published, and the question says so', async () => {
    const { user } = await open();
    await choose(user, 'French', /Stop offering/);
    const question = await dialog('Stop offering French?');
    const [readers, kept] = [
      'It is not published: readers who chose French already see English.',
      /^Its [\d,]+ texts are kept\. Publish them before you offer the language again\.$/,
    ];
    expect(question.getByText(readers)).toBeVisible();
    expect(question.getByText(kept)).toBeVisible();
  });

  it('falls back to the default language', async () => {
    store('de');
    const { user } = await open(undefined, 'Polnisch');
    expect(document.documentElement.lang).toBe('de');
    await choose(user, 'Deutsch', /Stop offering/);
    const question = await dialog('Stop offering Deutsch?');
    expect(question.getByText(/Readers who chose Deutsch will see Englisch/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Stop offering' }));
    await isClosed();
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(row('German').getByText('Not offered')).toBeVisible();
  });

  it('always includes English and the default language', async () => {
    store('en');
    const { user } = await open({ translations: { defaultLanguage: 'de' } });
    const reasons = { English: 'English comes with the application', German: 'This is the default language' };
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
});
