import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { pressTwice } from '../../../support/pressTwice';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { impact, matrix, rolesOf, saveCall, withoutScrolling } from './rolesScreen';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 8, roles: 4 } });
const { all, role, bodies, saveElsewhere } = rolesOf(fixtures);
withoutScrolling();

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
    expect((await impact.lines('Loses a permission'))[0]).toMatch(/^Messages/);
    await impact.save(user);
    expect(await screen.findByText('Permissions saved.')).toBeVisible();
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
    expect(await status('No changes.')).toBeVisible();
    expect(await matrix.cell('Editor: Dashboard')).toBeChecked();
  });

  it('discards all changes, and brings them back', async () => {
    const { user } = await open();
    await toggle(user, 'Editor: Dashboard', 'Editor: Messages');
    pressTwice(await press('Discard changes'));
    expect(await status('Changes discarded.')).toBeVisible();
    expect(await matrix.cell('Editor: Dashboard')).not.toBeChecked();
    const back = await press('Restore changes');
    expect(back).toHaveFocus();
    await user.click(back);
    expect(await status('2 changes in 1 role')).toBeVisible();
    expect(await matrix.cell('Editor: Dashboard')).toBeChecked();
  });
});

describe('errors in the matrix', () => {
  it('switches Save off in the question when nobody could manage users any more', async () => {
    const { user } = await open();
    await toggle(user, 'User Management: all roles shown', 'User Management: all roles shown');
    expect(await status('2 changes in 2 roles')).toBeVisible();
    await user.click(matrix.save());
    await within(await impact.dialog()).findByText(/^No active user could manage users any more\. At least/);
    expect(await impact.button('Save')).toHaveAttribute('aria-disabled', 'true');
  });

  it('saves the other roles when somebody else has changed one, and merges that one by permission', async () => {
    const { user } = await open();
    await toggle(user, 'Editor: Dashboard', 'Editor: Messages', 'Translator: Messages');
    await saveElsewhere('editor', { permissions: [...role('editor').permissions, 'website-modules'] });
    await save(user);
    expect(
      await screen.findByText('Someone else changed Editor. Your changes to it are not saved.'),
    ).toBeVisible();
    expect(role('translator').permissions).toContain('admin_messages');
    expect(await status('2 changes in 1 role')).toBeVisible();
    await user.click(await press('Merge Editor'));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved in the meantime' });
    const choice = (name: string) => within(dialog).getByRole('radiogroup', { name });
    expect(within(choice('Editor: Website modules')).getByRole('radio', { name: /^Theirs/ })).toBeChecked();
    expect(within(choice('Editor: Dashboard')).getByRole('radio', { name: /^Mine/ })).toBeChecked();
    await user.click(within(choice('Editor: Messages')).getByRole('radio', { name: /^Theirs/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await impact.save(user);
    await waitFor(() => expect(role('editor').permissions).toContain('dashboard'));
    expect(role('editor').permissions).toEqual(expect.arrayContaining(['website-modules', 'admin_messages']));
    expect(await status('No changes.')).toBeVisible();
  });

  it('keeps the changes if the server fails, shows a role’s refusal and retries it', async () => {
    expectConsole(/ApiError/);
    const { id } = role('editor');
    const answers = [refusal(500), refusal(200, { results: [{ id, ok: false, code: 'server_error' }] })];
    fixtures.server.use(http.post(saveCall, () => answers.shift()));
    const { user } = await open();
    await toggle(user, 'Editor: Dashboard');
    await save(user);
    await screen.findByText(/^The permissions were not saved\. Something went wrong on the server/);
    expect(await status('1 change in 1 role')).toBeVisible();
    await save(user);
    expect(
      await screen.findByText(/^Editor was not saved\. Something went wrong on the server/),
    ).toBeVisible();
    await user.click(await press('Try Editor again'));
    await impact.save(user);
    await waitFor(() => expect(role('editor').permissions).toContain('dashboard'));
    await waitFor(() => expect(screen.queryByText(/^Editor was not saved/)).toBeNull());
  });
});
