// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { elsewhere } from '../../../support/elsewhere';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { content, menu, pasteInto } from '../../../support/screens';
import { choose, withoutScrolling } from './listScreen';
import { field, permissions, saveButton, sourcesOf, userPage } from './userPage';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 20 } });
const { find, stored, call, saves, open } = userPage(fixtures);
withoutScrolling();

const editor = () => find(({ email }) => email === 'editor@publisher.example');
const refuse = (method: 'get' | 'put' | 'post', path: string, status: number, body: object = {}) =>
  fixtures.server.use(http[method](path, () => HttpResponse.json(body, { status })));

describe('the page of a user', () => {
  it('shows who it is, and sends what was changed and nothing else', async () => {
    const user = editor();
    const app = await open(user);
    expect(content()).toHaveTextContent('Active');
    expect(within(content()).getByText('Last sign-in').nextElementSibling).toHaveTextContent(
      /ago|now|yesterday/,
    );
    expect(await field('Email')).toHaveValue(user.email);
    expect(saveButton()).toBeDisabled();
    await app.user.clear(await field('Name'));
    await pasteInto(app.user, await field('Name'), ' Emilia Sommer ');
    const [language, name] = user.language === 'de' ? ['en', 'English'] : ['de', 'German'];
    await choose(app.user, screen.getByRole('combobox', { name: 'Language' }), name);
    await choose(app.user, screen.getByRole('combobox', { name: 'Roles' }), 'Controller');
    await app.user.click(saveButton());
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    const [role] = fixtures.api.records('roles').filter(({ name }) => name === 'Controller');
    expect(saves(user.id)).toEqual([
      { name: 'Emilia Sommer', language, roleIds: [...user.roleIds, role?.id], version: user.version },
    ]);
    expect(stored(user.id)).toMatchObject({ name: 'Emilia Sommer', language });
    expect(await heading('Emilia Sommer')).toBeVisible();
    expect(saveButton()).toBeDisabled();
  });

  it('says beforehand what cannot be an email address', async () => {
    const user = editor();
    const app = await open(user);
    await app.user.clear(await field('Email'));
    await pasteInto(app.user, await field('Email'), 'no address');
    await app.user.click(saveButton());
    expect(await field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(saves(user.id)).toEqual([]);
  });

  it('R11 tells on the field that an address is taken, and loses nothing', async () => {
    const user = editor();
    const app = await open(user);
    await app.user.clear(await field('Email'));
    await pasteInto(app.user, await field('Email'), 'GUEST@publisher.example');
    expectConsole(/ApiError/);
    await app.user.click(saveButton());
    await waitFor(async () => expect(await field('Email')).toBeInvalid());
    expect(await field('Email')).toHaveAccessibleDescription(/^There is already a user with this address/);
    expect(await field('Email')).toHaveValue('GUEST@publisher.example');
    await app.user.clear(await field('Email'));
    await pasteInto(app.user, await field('Email'), 'emil@publisher.example');
    await app.user.click(saveButton());
    await waitFor(() => expect(stored(user.id)?.email).toBe('emil@publisher.example'));
  });

  it.each([
    [403, 'You do not have permission to do this.'],
    [500, 'The server has failed. Try again later.'],
  ])('keeps what was typed when saving fails with %i', async (status, message) => {
    const user = editor();
    const app = await open(user);
    refuse('put', call(user.id), status);
    await app.user.type(await field('Name'), ' II');
    expectConsole(/ApiError/);
    await app.user.click(saveButton());
    expect(await screen.findByText(new RegExp(message))).toBeVisible();
    expect(await field('Name')).toHaveValue(`${user.name} II`);
    expect(saveButton()).toBeEnabled();
    await app.user.click(await menu.line('Profile'));
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
  });

  it('merges roles that both have changed one by one: both changes are kept, and each can be left out', async () => {
    expectConsole(/ApiError/);
    const before = editor();
    const roleOf = (wanted: string) =>
      fixtures.api.records('roles').find(({ name }) => name === wanted)?.id ?? '';
    const app = await open(before);
    await choose(app.user, screen.getByRole('combobox', { name: 'Roles' }), 'Controller');
    await elsewhere('PUT', call(before.id), {
      roleIds: [roleOf('Reader'), roleOf('Support')],
      version: before.version,
    });
    await app.user.click(saveButton());
    const dialog = await screen.findByRole('dialog', { name: 'Someone else has saved meanwhile' });
    const roles = within(within(dialog).getByRole('group', { name: 'Roles' }));
    // The names come one after another.
    await waitFor(() =>
      expect(
        roles
          .getAllByRole('checkbox')
          .map((box) => [box.closest('label')?.textContent, (box as HTMLInputElement).checked]),
      ).toEqual([
        ['Editor removed by them', false],
        ['Controller added by you', true],
        ['Reader added by them', true],
        ['Support added by them', true],
      ]),
    );
    await app.user.click(roles.getByRole('checkbox', { name: /^Support/ }));
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(stored(before.id)?.roleIds).toEqual([roleOf('Reader'), roleOf('Controller')]);
  });

  it('R11 shows two versions by names when somebody else has saved meanwhile, and sends what was chosen', async () => {
    const user = find(
      ({ status, groupIds, language }, index) =>
        index > 10 && status === 'active' && language === null && groupIds.length > 0,
    );
    const app = await open(user);
    const [reader] = fixtures.api.records('roles').filter(({ name }) => name === 'Reader');
    const theirs = {
      ...user,
      name: 'Their Name',
      language: 'de',
      roleIds: [reader?.id],
      groupIds: [],
      version: 9,
    };
    fixtures.server.use(
      http.put(
        call(user.id),
        () => HttpResponse.json({ code: 'stale', current: { ...theirs, access: {} } }, { status: 409 }),
        { once: true },
      ),
    );
    await app.user.clear(await field('Name'));
    await pasteInto(app.user, await field('Name'), 'My Name');
    await choose(app.user, screen.getByRole('combobox', { name: 'Language' }), 'French');
    expectConsole(/ApiError/);
    await app.user.click(saveButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else has saved meanwhile' }));
    for (const text of ['My Name', 'Their Name', 'French', 'German', 'Reader']) {
      expect(await dialog.findByText(text)).toBeVisible();
    }
    const groups = fixtures.api.records('groups').filter(({ id }) => user.groupIds.includes(String(id)));
    for (const { name } of groups) expect(await dialog.findByText(new RegExp(String(name)))).toBeVisible();
    expect(dialog.queryByText(new RegExp(`${user.groupIds[0]}|${reader?.id}`))).toBeNull();
    refuse('put', call(user.id), 200, {
      ...theirs,
      name: 'My Name',
      language: 'fr',
      version: 10,
      access: {},
    });
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves(user.id)).toHaveLength(2));
    expect(saves(user.id)[1]).toEqual({ name: 'My Name', language: 'fr', version: 9 });
  });

  it('says when there is no such user, and leads back to the list', async () => {
    expectConsole(/ApiError/);
    const { user } = await renderApp('/user-management/users/nobody', { as: 'admin' });
    await user.click(await screen.findByRole('link', { name: 'Back to the list' }));
    expect(await heading('Users')).toBeVisible();
  });

  it('can be tried again when the server fails', async () => {
    const { id, name } = editor();
    expectConsole(/ApiError/);
    refuse('get', call(id), 500);
    const { user } = await renderApp(`/user-management/users/${id}`, { as: 'admin' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(content()).toHaveTextContent('The server has failed. Try again later.');
    fixtures.server.resetHandlers();
    await user.click(retry);
    expect(await heading(name)).toBeVisible();
  });

  it('deletes after a question, and then shows the list', async () => {
    const { id, name } = editor();
    const { user } = await open({ id, name });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: `Delete ${name}?` }));
    expect(stored(id)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await heading('Users')).toBeVisible();
    expect(address()).toBe('/user-management/users');
    expect(stored(id)).toBeUndefined();
  });
});

describe('the effective permissions of a user', () => {
  it('name the role or the group of each, and lead there', async () => {
    const user = find((_user, index) => index === 4);
    await open(user);
    const managed = await waitFor(async () => {
      const sources = await sourcesOf('User Management');
      expect(sources).toMatch(/^through .+, role User manager/);
      return sources;
    });
    const part = await permissions();
    const [link] = part.getAllByRole('link', { name: 'User manager' });
    const [role] = fixtures.api.records('roles').filter(({ name }) => name === 'User manager');
    expect(link).toHaveAttribute('href', `/user-management/roles/${role?.id}`);
    const path = /through (.+?), role/.exec(managed ?? '')?.[1] ?? '';
    const [group] = fixtures.api.records('groups').filter(({ name }) => name === path.split(' / ').at(-1));
    expect(part.getAllByRole('link', { name: path })[0]).toHaveAttribute(
      'href',
      `/user-management/groups/${group?.id}`,
    );
  });

  it('can be shown beside those that are not granted', async () => {
    const app = await open(editor());
    await waitFor(async () => expect(await sourcesOf('Messages')).toMatch(/role Editor, assigned directly/));
    expect(await sourcesOf('User Management')).toBeUndefined();
    await app.user.click(
      await (await permissions()).findByRole('switch', { name: 'Also show what is not granted' }),
    );
    expect(await sourcesOf('User Management')).toBe('Not granted');
  });

  it('are loaded again after a save', async () => {
    const user = editor();
    const app = await open(user);
    await waitFor(async () => expect(await sourcesOf('Messages')).toMatch(/Editor/));
    await app.user.click(screen.getByRole('button', { name: 'Remove Editor' }));
    await choose(app.user, screen.getByRole('combobox', { name: 'Roles' }), 'Onboarding');
    await app.user.click(saveButton());
    await waitFor(async () =>
      expect(await sourcesOf('Onboarding Wizard')).toMatch(/role Onboarding, assigned directly/),
    );
  });

  it('may be none', async () => {
    const { id, name } = editor();
    fixtures.server.use(http.get(call(id, '/effective-permissions'), () => HttpResponse.json([])));
    await open({ id, name });
    expect(await (await permissions()).findByText(/^No permissions\./)).toBeVisible();
  });

  it('leave the rest of the page usable when they fail, and can be tried again', async () => {
    const user = editor();
    expectConsole(/ApiError/);
    refuse('get', call(user.id, '/effective-permissions'), 500);
    const app = await open(user);
    const retry = await (await permissions()).findByRole('button', { name: 'Try again' });
    await app.user.type(await field('Name'), ' II');
    expect(saveButton()).toBeEnabled();
    fixtures.server.resetHandlers();
    await app.user.click(retry);
    await waitFor(async () => expect(await sourcesOf('Messages')).toMatch(/Editor/));
    expect(await field('Name')).toHaveValue(`${user.name} II`);
  });

  it('can be searched when there are many', async () => {
    const { id, name } = editor();
    const role = { type: 'role', roleId: 'r', roleName: 'All' };
    const many = Array.from({ length: 12 }, (_, index) => ({ key: `key-${index}`, via: [role] }));
    fixtures.server.use(http.get(call(id, '/effective-permissions'), () => HttpResponse.json(many)));
    const app = await open({ id, name });
    const part = await permissions();
    await app.user.type(await part.findByRole('searchbox', { name: 'Search permissions' }), 'KEY-11{Enter}');
    expect(part.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['key-11key-11']);
  });
});
