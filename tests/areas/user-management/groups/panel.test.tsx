// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { elsewhere } from '../../../support/elsewhere';
import { gate } from '../../../support/pageHistory';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { menu, pasteInto, signInPage } from '../../../support/screens';
import { impact } from '../roles/rolesScreen';
import {
  groupRecords,
  groupsCall,
  groupsPath,
  hasLine,
  line,
  openGroups,
  tree,
  withLayout,
} from './groupsScreen';

const fixtures = openFixtureApi();
const { find, children, groups } = groupRecords(fixtures);
withLayout();

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}\\b`) });
const save = () => screen.getByRole('button', { name: 'Save' });
const saves = (id: string) =>
  fixtures.calls(`${groupsCall}/${id}`, 'PUT').map(({ body }) => JSON.parse(body));

describe('the chosen group', () => {
  it('is edited: only what was changed is sent, and the tree shows the new name', async () => {
    const { id, version } = find('Sales');
    const { user } = await openGroups(`/${id}`);
    await user.clear(await field('Name'));
    await pasteInto(user, await field('Name'), ' Sales and service ');
    await user.click(screen.getByRole('combobox', { name: 'Languages' }));
    await user.click(await screen.findByRole('option', { name: 'German' }));
    await user.click(save());
    await line('Sales and service');
    expect(saves(id)).toEqual([{ name: 'Sales and service', languages: ['de'], version }]);
    expect(find('Sales and service').languages).toEqual(['de']);
    expect(await screen.findByRole('heading', { level: 2, name: 'Sales and service' })).toBeVisible();
  });

  it('shows what other roles do to whom before they are saved; Cancel keeps what was chosen', async () => {
    const { id } = find('Sales');
    const { user } = await openGroups(`/${id}`);
    await user.click(await screen.findByRole('combobox', { name: 'Roles' }));
    await user.click(await screen.findByRole('option', { name: 'Controller' }));
    await user.click(save());
    expect((await impact.lines('Who gains a permission'))[0]).toMatch(/ \d+ users?/);
    await user.click(await impact.button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saves(id)).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Remove Controller' })).toBeVisible();
    await user.click(save());
    await impact.save(user);
    await waitFor(() => expect(saves(id)).toHaveLength(1));
    expect(saves(id)[0]).not.toHaveProperty('name');
  });

  it('422 lands on the field and loses nothing', async () => {
    expectConsole(/ApiError/);
    const { user } = await openGroups(`/${find('Sales').id}`);
    await user.clear(await field('Name'));
    await pasteInto(user, await field('Name'), 'Marketing');
    await user.click(save());
    await waitFor(async () => expect(await field('Name')).toBeInvalid());
    expect(await field('Name')).toHaveAccessibleDescription(/There is already a group with this name/);
    expect(await field('Name')).toHaveValue('Marketing');
    expect(find('Sales').name).toBe('Sales');
  });

  it('409 stale compares the versions field by field', async () => {
    expectConsole(/ApiError/);
    const { id, version } = find('Sales');
    const { user } = await openGroups(`/${id}`);
    await user.clear(await field('Name'));
    await pasteInto(user, await field('Name'), 'Sales A');
    await elsewhere('PUT', `${groupsCall}/${id}`, { name: 'Sales B', description: 'Theirs', version });
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else has saved meanwhile' }));
    expect(dialog.getByText('Sales A')).toBeVisible();
    expect(dialog.getByText('Sales B')).toBeVisible();
    const name = within(dialog.getByRole('radiogroup', { name: 'Name' }));
    await user.click(name.getByRole('radio', { name: /^Mine/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(find('Sales A').description).toBe('Theirs'));
  });

  it('a move by the same person is no conflict for its form', async () => {
    const { id } = find('Sales');
    const { user } = await openGroups(`/${id}`);
    await field('Name');
    await user.click(await line('Sales'));
    await user.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    await waitFor(() => expect(children()[0]).toBe('Sales'));
    await screen.findByRole('button', { name: 'Undo' });
    const { version } = find('Sales');
    await user.type(await field('Name'), '!');
    await user.click(save());
    await waitFor(() => expect(saves(id)).toEqual([{ name: 'Sales!', version }]));
    await line('Sales!');
  });

  it('shows the way to it and the roles that its members have from above, with where they come from', async () => {
    const { id } = find('North', 'Editorial');
    const { user } = await openGroups(`/${id}`);
    const path = within(await screen.findByRole('navigation', { name: 'Groups above' }));
    expect(path.getByRole('link', { name: 'Editorial' })).toHaveAttribute(
      'href',
      `${groupsPath}/${find('Editorial').id}`,
    );
    const inherited = await screen.findByRole('region', { name: 'Roles from the groups above' });
    await waitFor(() => expect(inherited).toHaveTextContent('Editor from Editorial'));
    await user.click(within(inherited).getByRole('link', { name: 'Editorial' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Editorial' })).toHaveFocus();
  });

  it('that is not there any more says so; the tree stays', async () => {
    expectConsole(/ApiError/);
    await openGroups('/gone');
    expect(await screen.findByText('No longer there')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All groups' })).toHaveAttribute('href', groupsPath);
    await line('Editorial');
  });

  it.each([
    [403, 'You do not have permission to do this.'],
    [500, 'The server has failed. Try again later.'],
  ])('%i is told in its place, the tree stays, and it can be tried again', async (status, text) => {
    expectConsole(/ApiError/);
    const { id } = find('Sales');
    fixtures.server.use(http.get(`${groupsCall}/${id}`, () => HttpResponse.json({}, { status })));
    const { user } = await openGroups(`/${id}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await line('Editorial');
    fixtures.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await field('Name');
  });

  it('asks before it is left with changes, and keeps them while the members are looked at', async () => {
    const { user } = await openGroups(`/${find('Sales').id}`);
    await user.type(await field('Name'), '!');
    await user.click(screen.getByRole('tab', { name: /^Members/ }));
    await screen.findByRole('button', { name: 'Add members' });
    expect(address()).toMatch(/\?tab=members$/);
    await user.click(screen.getByRole('tab', { name: 'Details' }));
    expect(await field('Name')).toHaveValue('Sales!');
    await user.click(await line('Marketing'));
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(await field('Name')).toHaveValue('Sales!');
  });
});

describe('a new group', () => {
  it('is created below another one and shown in the tree', async () => {
    const { id } = find('Editorial');
    const { user } = await openGroups(`/${id}`);
    await user.click(await screen.findByRole('link', { name: 'New subgroup' }));
    expect(address()).toBe(`${groupsPath}/create?parent=${id}`);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'In group' })).toHaveValue('Editorial'));
    await user.type(await field('Name'), 'Ink');
    await user.click(await screen.findByRole('combobox', { name: 'Roles' }));
    await user.click(await screen.findByRole('option', { name: 'Editor' }));
    await user.click(screen.getByRole('button', { name: 'Create group' }));
    const created = await line('Ink');
    expect(address()).toBe(`${groupsPath}/${find('Ink').id}`);
    expect(created).toHaveAttribute('aria-level', '2');
    await waitFor(() => expect(created).toHaveFocus());
    expect(children('Editorial').at(-1)).toBe('Ink');
    expect(find('Ink')).toMatchObject({ parentId: id, description: '', languages: [] });
    expect(find('Ink').roleIds).toHaveLength(1);
    expect(await line('Editorial')).toHaveAccessibleName(
      new RegExp(`${children('Editorial').length} subgroups`),
    );
  });

  it('is the first of all', async () => {
    fixtures.api.configure({ counts: { groups: 0 } });
    const { user } = await openGroups('/create');
    await user.type(await field('Name'), 'Ink');
    await user.click(screen.getByRole('button', { name: 'Create group' }));
    await waitFor(() =>
      expect(groups().map(({ name, parentId }) => [name, parentId])).toEqual([['Ink', null]]),
    );
    await line('Ink');
    expect(screen.queryByText('No groups yet')).toBeNull();
  });

  it('is waited for when the person signs out meanwhile', async () => {
    const answer = gate();
    fixtures.server.use(http.post(groupsCall, () => answer.opened));
    const { user } = await openGroups('/create');
    await user.type(await field('Name'), 'Ink');
    await user.click(screen.getByRole('button', { name: 'Create group' }));
    await user.click(await menu.line('Logout'));
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await user.click(question.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(address()).toBe('/logout'));
    expect(localStorage.getItem('access_token')).not.toBeNull();
    answer.open();
    await signInPage.heading();
    expect(children()).toContain('Ink');
  });

  it('needs a name, and one that is free: 422 lands on the field', async () => {
    expectConsole(/ApiError/);
    const { user } = await openGroups('/create');
    const count = groups().length;
    await field('Name');
    await user.click(screen.getByRole('button', { name: 'Create group' }));
    await waitFor(async () =>
      expect(await field('Name')).toHaveAccessibleDescription('Please fill this in.'),
    );
    await pasteInto(user, await field('Name'), 'sales');
    await user.click(screen.getByRole('button', { name: 'Create group' }));
    await waitFor(async () =>
      expect(await field('Name')).toHaveAccessibleDescription(/There is already a group with this name/),
    );
    expect(groups()).toHaveLength(count);
  });
});

describe('on a narrow window', () => {
  withLayout({ wide: false });

  it('the tree stands alone, then the group with a way back', async () => {
    const { user } = await renderApp(groupsPath, { as: 'admin' });
    await heading('Groups');
    await user.click(await line('Sales'));
    expect(await heading('Sales')).toHaveFocus();
    expect(screen.queryByRole('tree')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await heading('Groups');
    await tree();
    expect(hasLine('Sales')).toBe(true);
    expect(fixtures.calls(groupsCall).length).toBe(1);
  });
});
