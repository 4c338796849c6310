// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { menu } from '../../../support/screens';
import { impact, matrix, rolesCall, rolesOf, saveCall, withoutScrolling } from './rolesScreen';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 8, roles: 4 } });
const { all, role, bodies, saveElsewhere } = rolesOf(fixtures);
withoutScrolling();
afterEach(() => vi.unstubAllGlobals());

const open = async () => {
  const app = await renderApp('/user-management/roles/matrix', { as: 'admin' });
  await heading('Roles and permissions');
  await matrix.grid();
  return app;
};
type User = Awaited<ReturnType<typeof open>>['user'];
const toggle = async (user: User, ...names: string[]) => {
  for (const name of names) await user.click(await matrix.cell(name));
};
const save = async (user: User) => {
  // The dialog of an earlier save has a Save of its own until it has faded.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(matrix.save());
  await impact.save(user);
};
const status = (text: string) => screen.findByText(text);
const press = (name: string) => screen.findByRole('button', { name });
const without = (permissions: readonly string[], ...keys: string[]) =>
  permissions.filter((key) => !keys.includes(key));
const refusal = (status: number, body: Record<string, unknown> = {}) => HttpResponse.json(body, { status });

describe('the matrix of roles and permissions', () => {
  it('shows permissions as rows and roles as columns', async () => {
    await open();
    expect(await matrix.columns()).toEqual(['Administrator', 'Editor', 'Translator', 'User manager']);
    expect(await matrix.rows()).toHaveLength(role('administrator').permissions.length);
    expect(await matrix.rows()).toContain('Press Controlling');
    expect(await matrix.cell('Editor: Messages')).toBeChecked();
    expect(await matrix.cell('Editor: Dashboard')).not.toBeChecked();
    expect(await matrix.cell('Messages: all roles shown')).toBePartiallyChecked();
    expect(await matrix.cell('Profile: all roles shown')).toBeChecked();
    expect(await matrix.cell('Administrator: all permissions shown')).toBeChecked();
    expect(await matrix.cell('Website modules: all roles shown')).toBePartiallyChecked();
    expect(await status('Nothing has been changed.')).toBeVisible();
    expect(matrix.save()).toHaveAccessibleDescription('There is nothing to save yet.');
  });

  it('counts and marks what is changed, and takes a change back', async () => {
    const { user } = await open();
    await toggle(user, 'Editor: Dashboard', 'Translator: Messages');
    expect(await status('2 changes in 2 roles')).toBeVisible();
    expect(await matrix.cell('Editor: Dashboard')).toHaveAccessibleDescription('Changed, unsaved');
    await toggle(user, 'Editor: Dashboard');
    expect(await status('1 change in 1 role')).toBeVisible();
    expect(await matrix.cell('Editor: Dashboard')).not.toHaveAccessibleDescription();
  });

  it('saves single cells, a row and a column in one call, after the question', async () => {
    const before = Object.fromEntries(all().map(({ key, permissions }) => [key, permissions]));
    const versions = Object.fromEntries(all().map(({ key, version }) => [key, version]));
    const { user } = await open();
    await toggle(
      user,
      'Dashboard: all roles shown',
      'Translator: all permissions shown',
      'Translator: User Management',
      'Editor: Messages',
    );
    const wanted = {
      editor: [...without(before.editor ?? [], 'admin_messages'), 'dashboard'],
      translator: without(before.administrator ?? [], 'user-management'),
    };
    await user.click(matrix.save());
    expect((await impact.lines('Who loses a permission'))[0]).toMatch(/^Messages/);
    await impact.save(user);
    expect(await screen.findByText('The permissions have been saved.')).toBeVisible();
    expect(role('editor').permissions).toEqual(wanted.editor);
    expect([...role('translator').permissions].sort()).toEqual([...wanted.translator].sort());
    const [{ changes }] = bodies(saveCall);
    expect(changes).toHaveLength(2);
    expect(changes).toContainEqual({
      id: role('editor').id,
      permissions: wanted.editor,
      version: versions.editor,
    });
    expect(role('administrator').version).toBe(versions.administrator);
    expect(role('user-manager').version).toBe(versions['user-manager']);
    expect(await status('Nothing has been changed.')).toBeVisible();
    expect(await matrix.cell('Editor: Dashboard')).toBeChecked();
  });

  it('saves a second time with the versions that the first one made', async () => {
    const { user } = await open();
    await toggle(user, 'Editor: Dashboard');
    await save(user);
    await status('Nothing has been changed.');
    await toggle(user, 'Editor: Dashboard');
    await save(user);
    await waitFor(() => expect(role('editor').version).toBe(3));
    expect(role('editor').permissions).not.toContain('dashboard');
  });

  it('sets and clears a row that is partly set', async () => {
    const { user } = await open();
    const row = await matrix.cell('Messages: all roles shown');
    await user.click(row);
    expect(row).toBeChecked();
    expect(await matrix.cell('Translator: Messages')).toBeChecked();
    await user.click(row);
    expect(row).not.toBeChecked();
    expect(row).not.toBePartiallyChecked();
    expect(await matrix.cell('Administrator: Messages')).not.toBeChecked();
  });

  it.each([
    ['Messages: all roles shown', ['Translator: Messages', 'User manager: Messages']],
    ['Administrator: all permissions shown', ['Administrator: Messages', 'Administrator: Messages']],
  ])('%s follows its cells: some, then all of them are ticked', async (header, [first = '', last = '']) => {
    const { user } = await open();
    await toggle(user, first);
    expect(await matrix.cell(header)).toBePartiallyChecked();
    await toggle(user, last);
    expect(await matrix.cell(header)).toBeChecked();
    expect(await matrix.cell(header)).not.toBePartiallyChecked();
    await toggle(user, last);
    expect(await matrix.cell(header)).toBePartiallyChecked();
    expect(await matrix.cell(header)).not.toBeChecked();
  });

  it('is one stop for Tab; arrow keys move and Space sets', async () => {
    const { user } = await open();
    (await matrix.cell('Administrator: Profile')).focus();
    await user.keyboard('{ArrowRight}{ArrowDown} ');
    const cell = await matrix.cell('Editor: User Management');
    expect(cell).toHaveFocus();
    expect(cell).toBeChecked();
    await user.keyboard('{Home}');
    expect(await matrix.cell('User Management: all roles shown')).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(document.activeElement).toBe(
      within(await matrix.grid())
        .getAllByRole('checkbox')
        .at(-1),
    );
    expect(
      within(await matrix.grid())
        .getAllByRole('checkbox')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
    await user.tab();
    expect(await matrix.grid()).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('shows only the permissions that the roles do not share, and keeps a row that is made alike', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('switch', { name: 'Only differences' }));
    expect(await matrix.rows()).not.toContain('Profile');
    await toggle(user, 'Messages: all roles shown');
    expect(await matrix.rows()).toContain('Messages');
    await toggle(user, 'Editor: all permissions shown');
    await user.click(screen.getByRole('switch', { name: 'Only differences' }));
    expect(await matrix.rows()).toContain('Profile');
  });

  it('shows the chosen roles alone, and sets what is shown', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('combobox', { name: 'Only these roles' }));
    await user.click(await screen.findByRole('option', { name: 'Editor' }));
    await waitFor(async () => expect(await matrix.columns()).toEqual(['Editor']));
    await user.click(screen.getByRole('combobox', { name: 'Only these roles' }));
    await user.click(await screen.findByRole('option', { name: 'Translator' }));
    await waitFor(async () => expect(await matrix.columns()).toEqual(['Editor', 'Translator']));
    await toggle(user, 'Dashboard: all roles shown');
    expect(await status('2 changes in 2 roles')).toBeVisible();
  });

  it('shows one role at a time on a handset', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media.includes('max-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const { user } = await open();
    expect(await matrix.columns()).toEqual(['Administrator']);
    expect(screen.queryByRole('checkbox', { name: 'Messages: all roles shown' })).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByRole('option', { name: 'Editor' }));
    expect(await matrix.columns()).toEqual(['Editor']);
    await user.click(screen.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByRole('option', { name: 'All roles' }));
    expect(await matrix.columns()).toHaveLength(4);
  });

  it('discards all changes, and brings them back', async () => {
    const { user } = await open();
    await toggle(user, 'Editor: Dashboard', 'Editor: Messages');
    await user.click(await press('Discard changes'));
    expect(await status('The changes have been discarded.')).toBeVisible();
    expect(await matrix.cell('Editor: Dashboard')).not.toBeChecked();
    const back = await press('Restore changes');
    expect(back).toHaveFocus();
    await user.click(back);
    expect(await status('2 changes in 1 role')).toBeVisible();
    expect(await matrix.cell('Editor: Dashboard')).toBeChecked();
  });

  it('asks before it is left with changes, and not without', async () => {
    const { user } = await open();
    await toggle(user, 'Editor: Dashboard');
    await user.click(await menu.line('Users'));
    const question = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/user-management/roles/matrix');
    await toggle(user, 'Editor: Dashboard');
    await user.click(await menu.line('Profile'));
    await heading('Publisher profile');
  });

  it('keeps the changes when the question is answered with Cancel', async () => {
    const { user } = await open();
    await toggle(user, 'Editor: Dashboard');
    await user.click(matrix.save());
    await user.click(await impact.button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fixtures.calls(saveCall, 'POST')).toHaveLength(0);
    expect(await status('1 change in 1 role')).toBeVisible();
  });
});

describe('what can go wrong in the matrix', () => {
  it('tells a failed load and tries again', async () => {
    expectConsole(/ApiError/);
    fixtures.server.use(http.get(rolesCall, () => refusal(500), { once: true }));
    const { user } = await renderApp('/user-management/roles/matrix', { as: 'admin' });
    expect(await screen.findByText('Roles and permissions could not be loaded.')).toBeVisible();
    await user.click(await press('Try again'));
    expect(await matrix.columns()).toHaveLength(4);
  });

  it('tells that it may not be seen', async () => {
    expectConsole(/ApiError/);
    fixtures.server.use(http.get(rolesCall, () => refusal(403, { code: 'permission_denied' })));
    await renderApp('/user-management/roles/matrix', { as: 'admin' });
    expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
  });

  it('says that there is no role', async () => {
    fixtures.server.use(
      http.get(rolesCall, () => HttpResponse.json([], { headers: { 'Content-Range': 'roles */0' } })),
    );
    await renderApp('/user-management/roles/matrix', { as: 'admin' });
    expect(await screen.findByText('There are no roles yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'New role' })).toBeVisible();
  });

  it('keeps the changes when the server fails, and saves them later', async () => {
    expectConsole(/ApiError/);
    fixtures.server.use(http.post(saveCall, () => refusal(500), { once: true }));
    const { user } = await open();
    await toggle(user, 'Editor: Dashboard');
    await save(user);
    expect(
      await screen.findByText(/^The permissions have not been saved\. The server has failed/),
    ).toBeVisible();
    expect(await status('1 change in 1 role')).toBeVisible();
    await save(user);
    await waitFor(() => expect(role('editor').permissions).toContain('dashboard'));
    expect(screen.queryByText(/^The permissions have not been saved/)).toBeNull();
  });

  it('shows the server’s refusal to leave nobody who can manage users', async () => {
    expectConsole(/ApiError/);
    fixtures.server.use(
      http.post(saveCall, () =>
        refusal(409, { code: 'last_admin', message: 'areas.user-management.refusals.last_admin' }),
      ),
    );
    const { user } = await open();
    await toggle(user, 'Editor: Dashboard');
    await save(user);
    expect(
      await screen.findByText(/^The permissions have not been saved\. At least one active person/),
    ).toBeVisible();
  });

  it('switches Save off in the question when nobody could manage users any more', async () => {
    const { user } = await open();
    await toggle(user, 'User Management: all roles shown', 'User Management: all roles shown');
    expect(await status('2 changes in 2 roles')).toBeVisible();
    await user.click(matrix.save());
    await within(await impact.dialog()).findByText(/^No active person could manage users any more\. Leave/);
    expect(await impact.button('Save')).toHaveAttribute('aria-disabled', 'true');
  });

  it('takes user management from oneself only after the own email was typed', async () => {
    expectConsole(/ApiError/);
    const { user } = await open();
    await toggle(user, 'Administrator: User Management');
    await save(user);
    const question = await screen.findByRole('dialog', { name: 'You would lose rights yourself' });
    await user.type(
      within(question).getByRole('textbox', { name: 'Your email address' }),
      'admin@publisher.example',
    );
    await user.click(within(question).getByRole('button', { name: 'Change it anyway' }));
    await waitFor(() => expect(role('administrator').permissions).not.toContain('user-management'));
    expect(bodies(saveCall).at(-1)).toMatchObject({ confirmation: 'admin@publisher.example' });
  });

  it('saves the other roles when somebody else has changed one, and merges that one by permission', async () => {
    const { user } = await open();
    await toggle(user, 'Editor: Dashboard', 'Editor: Messages', 'Translator: Messages');
    await saveElsewhere('editor', { permissions: [...role('editor').permissions, 'website-modules'] });
    await save(user);
    expect(
      await screen.findByText(
        'Editor has been changed by someone else meanwhile. Your changes to it are not saved.',
      ),
    ).toBeVisible();
    expect(role('translator').permissions).toContain('admin_messages');
    expect(await status('2 changes in 1 role')).toBeVisible();
    await user.click(await press('Merge Editor'));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else has saved meanwhile' });
    const choice = (name: string) => within(dialog).getByRole('radiogroup', { name });
    expect(within(choice('Editor: Website modules')).getByRole('radio', { name: /^Theirs/ })).toBeChecked();
    expect(within(choice('Editor: Dashboard')).getByRole('radio', { name: /^Mine/ })).toBeChecked();
    await user.click(within(choice('Editor: Messages')).getByRole('radio', { name: /^Theirs/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await impact.save(user);
    await waitFor(() => expect(role('editor').permissions).toContain('dashboard'));
    expect(role('editor').permissions).toEqual(expect.arrayContaining(['website-modules', 'admin_messages']));
    expect(await status('Nothing has been changed.')).toBeVisible();
  });

  it('tells a role’s own refusal and tries that role again', async () => {
    const { id } = role('editor');
    fixtures.server.use(
      http.post(saveCall, () => HttpResponse.json({ results: [{ id, ok: false, code: 'server_error' }] }), {
        once: true,
      }),
    );
    const { user } = await open();
    await toggle(user, 'Editor: Dashboard');
    await save(user);
    expect(await screen.findByText(/^Editor has not been saved\. The server has failed/)).toBeVisible();
    await user.click(await press('Try Editor again'));
    await impact.save(user);
    await waitFor(() => expect(role('editor').permissions).toContain('dashboard'));
    await waitFor(() => expect(screen.queryByText(/^Editor has not been saved/)).toBeNull());
  });

  it('says that a changed role is gone', async () => {
    const { id } = role('editor');
    const { user } = await open();
    await toggle(user, 'Editor: Dashboard');
    const others = all().filter((each) => each.id !== id);
    fixtures.server.use(
      http.post(saveCall, () => HttpResponse.json({ results: [{ id, ok: false, code: 'not_found' }] })),
      http.get(rolesCall, () =>
        HttpResponse.json(others, { headers: { 'Content-Range': `roles 0-2/${others.length}` } }),
      ),
    );
    await save(user);
    expect(await screen.findByText(/^A changed role no longer exists\./)).toBeVisible();
    expect(await matrix.columns()).not.toContain('Editor');
  });

  it('says when the roles cannot be read anew after a save', async () => {
    expectConsole(/ApiError/);
    const { user } = await open();
    await toggle(user, 'Editor: Dashboard');
    fixtures.server.use(http.get(rolesCall, () => refusal(500), { once: true }));
    await save(user);
    expect(await screen.findByText(/^The current state of the roles could not be loaded\./)).toBeVisible();
    await user.click(await press('Try again'));
    await waitFor(() => expect(screen.queryByText(/^The current state of the roles/)).toBeNull());
    expect(await matrix.cell('Editor: Dashboard')).toBeChecked();
  });
});
