import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { hold } from '../../../support/hold';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';
import { impact, impactCall, rolesCall, rolesOf, withoutScrolling } from './rolesScreen';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 8 } });
const { role, bodies } = rolesOf(fixtures);
withoutScrolling();

const refusal = (status: number, body: Record<string, unknown> = {}) => HttpResponse.json(body, { status });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const permission = (name: string) => screen.findByRole('checkbox', { name });
const press = (name: string) => screen.findByRole('button', { name });

describe('a new role', () => {
  it('is made with the key proposed from its name and the permissions ticked', async () => {
    const { user } = await renderApp('/user-management/roles/create', { as: 'admin' });
    await heading('New role');
    await pasteInto(user, await field('Name'), 'Größte Hilfe');
    expect(await field('Key')).toHaveValue('groesste-hilfe');
    await user.click(await permission('Messages'));
    await user.click(await permission('Press Controlling'));
    await user.click(await press('Create'));
    await waitFor(() => expect(address()).toBe(`/user-management/roles/${role('groesste-hilfe').id}`));
    expect(bodies(rolesCall)).toEqual([
      {
        name: 'Größte Hilfe',
        key: 'groesste-hilfe',
        permissions: ['press-controlling', 'admin_messages'].sort(
          (a, b) =>
            role('administrator').permissions.indexOf(a) - role('administrator').permissions.indexOf(b),
        ),
      },
    ]);
    expect(fixtures.calls(impactCall, 'POST')).toHaveLength(0);
  });
});

describe('a role', () => {
  const open = async (key: string) => {
    const app = await renderApp(`/user-management/roles/${role(key).id}`, { as: 'admin' });
    await permission('All permissions');
    return app;
  };

  it('does not count as having all permissions while the catalogue is missing', async () => {
    const { release } = hold(fixtures.server, '/clientapi/v1/permissions');
    await open('support');
    expect(await permission('All permissions')).not.toBeChecked();
    expect(await permission('All permissions')).toBeDisabled();
    expect(await permission('Messages')).toBeChecked();
    release();
    await permission('Dashboard');
    expect(await permission('All permissions')).toBeEnabled();
  });

  it('shows the impact of changed permissions before it saves them', async () => {
    const { id, version, permissions } = role('support');
    const { user } = await open('support');
    await user.click(await permission('Dashboard'));
    await user.click(await permission('Messages'));
    await user.click(await press('Save'));
    const wanted = [...permissions.filter((key) => key !== 'admin_messages'), 'dashboard'];
    expect((await impact.lines('Gains a permission'))[0]).toMatch(/^Dashboard \d+ user/);
    const losers = async () => String((await impact.lines('Loses a permission'))[0]);
    const [, count] = /^Messages (\d+) users.* and \d+ more$/.exec(await losers()) ?? [];
    const [more] = within(await impact.dialog()).getAllByRole('button', { name: /^and \d+ more$/ });
    if (more) await user.click(more);
    expect((await losers()).split(', ')).toHaveLength(Number(count));
    expect(bodies(impactCall)).toEqual([{ changes: [{ id, permissions: wanted }] }]);
    expect(role('support').version).toBe(version);
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await press('Save')).toHaveFocus());
    await user.keyboard('{Enter}');
    await impact.save(user);
    await waitFor(() => expect(role('support').permissions).toEqual(wanted));
    expect(bodies(`${rolesCall}/${id}`, 'PUT')).toEqual([{ permissions: wanted, version }]);
  });
});

describe('the question before permissions are saved', () => {
  const change = async (key: string, name: string) => {
    const app = await renderApp(`/user-management/roles/${role(key).id}`, { as: 'admin' });
    await app.user.click(await permission(name));
    await app.user.click(await press('Save'));
    return app;
  };

  it('can be tried again when it fails, and passed over', async () => {
    expectConsole(/ApiError/);
    fixtures.server.use(http.post(impactCall, () => refusal(500)));
    const { version } = role('support');
    const { user } = await change('support', 'Dashboard');
    const dialog = within(await impact.dialog());
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The effects on permissions could not be checked. Something went wrong on the server. Try again later.',
    );
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fixtures.calls(impactCall, 'POST')).toHaveLength(2));
    await user.click(await dialog.findByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(role('support').version).toBe(version + 1));
  });
});

describe('two roles', () => {
  const { role } = rolesOf(fixtures);

  const path = (...keys: string[]) =>
    `/user-management/roles/compare?${keys.map((key, index) => `${'ab'[index]}=${role(key).id}`).join('&')}`;
  const open = async (...keys: string[]) => {
    const app = await renderApp(path(...keys), { as: 'admin' });
    await heading('Compare roles');
    return app;
  };
  const table = (first: string, second: string) =>
    screen.findByRole('table', { name: `Permissions of ${first} and ${second}` });
  /** The rows as text: a group with its number, or a permission and what each role has. */
  const lines = async (first: string, second: string) =>
    within(await table(first, second))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        ...within(row)
          .queryAllByRole('img')
          .map((icon) => icon.textContent),
      ]);

  describe('the comparison of two roles', () => {
    it('takes the two from the address and groups the permissions by who has them', async () => {
      await open('editor', 'support');
      expect(await lines('Editor', 'Support')).toEqual([
        ['Only Editor (1)'],
        ['Default Translations', 'yes', 'no'],
        ['Only Support (0)'],
        ['Both (3)'],
        ['Profile', 'yes', 'yes'],
        ['Messages', 'yes', 'yes'],
        ['Video Help', 'yes', 'yes'],
      ]);
      expect(screen.getByRole('link', { name: 'Edit Editor' })).toHaveAttribute(
        'href',
        `/user-management/roles/${role('editor').id}`,
      );
    });
  });
});
