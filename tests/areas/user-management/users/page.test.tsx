import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { elsewhere } from '../../../support/elsewhere';
import { heading, openFixtureApi } from '../../../support/renderApp';
import { content, pasteInto } from '../../../support/screens';
import { choose, withoutScrolling } from './listScreen';
import { field, permissions, saveButton, sourcesOf, userPage } from './userPage';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 20 } });
const { find, stored, call, saves, open } = userPage(fixtures);
withoutScrolling();

const editor = () => find(({ email }) => email === 'editor@publisher.example');

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
});
