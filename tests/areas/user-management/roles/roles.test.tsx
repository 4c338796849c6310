// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { content, pasteInto } from '../../../support/screens';
import { impact, impactCall, rolesCall, rolesOf, withoutScrolling } from './rolesScreen';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 8 } });
const { all, role, bodies, saveElsewhere } = rolesOf(fixtures);
withoutScrolling();

const refusal = (status: number, body: Record<string, unknown> = {}) => HttpResponse.json(body, { status });
const rows = async () => {
  const [, ...bodyRows] = within(await screen.findByRole('table')).getAllByRole('row');
  return bodyRows;
};
const rowOf = async (name: string) => {
  const found = (await rows()).find((row) => within(row).queryByRole('link', { name }));
  if (found === undefined) throw new Error(`There is no row ${name}`);
  return within(found);
};
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const permission = (name: string) => screen.findByRole('checkbox', { name });
const press = (name: string) => screen.findByRole('button', { name });

describe('the list of roles', () => {
  it('shows name, key, description and counts, sorted by name', async () => {
    await renderApp('/user-management/roles', { as: 'admin' });
    await heading('Roles');
    expect(await rows()).toHaveLength(all().length);
    const editor = await rowOf('Editor');
    expect(editor.getByText('editor')).toBeVisible();
    expect(editor.getByRole('cell', { name: '4' })).toBeVisible();
    expect(editor.getByText(/^Writes messages/)).toBeVisible();
    const names = (await rows()).map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(names).toEqual(
      all()
        .map(({ name }) => name)
        .sort((a, b) => a.localeCompare(b)),
    );
  });

  it('leads to the users who have the role', async () => {
    await renderApp('/user-management/roles', { as: 'admin' });
    const link = (await rowOf('Administrator')).getByRole('link', { name: /^\d+ users?$/ });
    const target = new URL(link.getAttribute('href') ?? '', location.origin);
    expect(target.pathname).toBe('/user-management/users');
    expect(JSON.parse(target.searchParams.get('filter') ?? '')).toEqual({
      withRole: role('administrator').id,
    });
  });

  it.each(['Name', 'Key', 'Description', 'Permissions', 'Users'])('is sorted by %s', async (head) => {
    const { user } = await renderApp('/user-management/roles', { as: 'admin' });
    const column = ['Name', 'Key', 'Description', 'Permissions', 'Users'].indexOf(head);
    const shown = async () =>
      (await rows()).map((row) => within(row).getAllByRole('cell')[column]?.textContent ?? '');
    await rows();
    const sorted = (texts: string[]) => texts.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    const expected = sorted(await shown());
    if (head !== 'Name') await user.click(screen.getByRole('button', { name: head }));
    const descending = head === 'Permissions' || head === 'Users';
    await waitFor(async () => expect(await shown()).toEqual(descending ? expected.toReversed() : expected));
  });

  it('finds roles by a search on the server', async () => {
    const { user } = await renderApp('/user-management/roles', { as: 'admin' });
    await rows();
    await pasteInto(user, screen.getByRole('searchbox', { name: 'Search' }), 'editor');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('offers a new role, the matrix and the comparison, and for each role a clone and a comparison', async () => {
    const { id } = role('editor');
    const { user } = await renderApp('/user-management/roles', { as: 'admin' });
    const row = await rowOf('Editor');
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('New role')).toBe('/user-management/roles/create');
    expect(target('Matrix')).toBe('/user-management/roles/matrix');
    expect(target('Compare')).toBe('/user-management/roles/compare');
    await user.click(row.getByRole('button', { name: 'Actions for Editor' }));
    const line = (name: string) => screen.findByRole('menuitem', { name });
    expect(await line('Clone')).toHaveAttribute('href', `/user-management/roles/create?clone=${id}`);
    expect(await line('Compare')).toHaveAttribute('href', `/user-management/roles/compare?a=${id}`);
    expect(await screen.findByRole('menuitem', { name: /^Delete/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says that there is none', async () => {
    fixtures.server.use(
      http.get(rolesCall, () => HttpResponse.json([], { headers: { 'Content-Range': 'roles */0' } }), {
        once: true,
      }),
    );
    await renderApp('/user-management/roles', { as: 'admin' });
    expect(await screen.findByText('There are no roles yet.')).toBeVisible();
  });

  it.each([
    [403, 'You do not have permission to do this.'],
    [500, 'The server has failed. Try again later.'],
  ])('tells a %s and loads again on request', async (status, message) => {
    expectConsole(/ApiError/);
    fixtures.server.use(http.get(rolesCall, () => refusal(status, { code: 'permission_denied' })));
    const { user } = await renderApp('/user-management/roles', { as: 'admin' });
    expect(await within(content()).findByText(message)).toBeVisible();
    fixtures.server.resetHandlers();
    await user.click(await press('Try again'));
    expect(await rows()).toHaveLength(all().length);
  });

  it('is closed to somebody without user management', async () => {
    await renderApp('/user-management/roles', { as: 'editor' });
    await heading('Access denied');
    expect(fixtures.calls(rolesCall)).toHaveLength(0);
  });
});

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
        description: '',
        permissions: ['press-controlling', 'admin_messages'].sort(
          (a, b) =>
            role('administrator').permissions.indexOf(a) - role('administrator').permissions.indexOf(b),
        ),
      },
    ]);
    expect(fixtures.calls(impactCall, 'POST')).toHaveLength(0);
  });

  it('keeps a key that was written, whatever the name becomes', async () => {
    const { user } = await renderApp('/user-management/roles/create', { as: 'admin' });
    await pasteInto(user, await field('Name'), 'Help');
    await user.clear(await field('Key'));
    await pasteInto(user, await field('Key'), 'help-desk');
    await pasteInto(user, await field('Name'), ' desk 2');
    expect(await field('Key')).toHaveValue('help-desk');
  });

  it('takes all permissions at once, and none', async () => {
    const { user } = await renderApp('/user-management/roles/create', { as: 'admin' });
    const group = await permission('All permissions');
    await user.click(await permission('Dashboard'));
    expect(group).toBePartiallyChecked();
    await user.click(group);
    expect(group).toBeChecked();
    expect(await permission('Profile')).toBeChecked();
    await user.click(group);
    expect(await permission('Dashboard')).not.toBeChecked();
  });

  it('begins as a copy of another one', async () => {
    const { id, permissions, description } = role('editor');
    const { user } = await renderApp(`/user-management/roles/create?clone=${id}`, { as: 'admin' });
    await waitFor(async () => expect(await field('Name')).toHaveValue('Copy of Editor'));
    expect(await field('Key')).toHaveValue('copy-of-editor');
    await user.click(await press('Create'));
    await waitFor(() =>
      expect(role('copy-of-editor')).toMatchObject({ name: 'Copy of Editor', permissions, description }),
    );
  });

  it('says when the role to copy cannot be loaded, and offers another try and an empty role', async () => {
    expectConsole(/ApiError/);
    const { id } = role('editor');
    fixtures.server.use(http.get(`${rolesCall}/${id}`, () => refusal(500)));
    const { user } = await renderApp(`/user-management/roles/create?clone=${id}`, { as: 'admin' });
    expect(await screen.findByText('The role to clone could not be loaded.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start with an empty role' })).toBeVisible();
    fixtures.server.resetHandlers();
    await user.click(await press('Try again'));
    await waitFor(async () => expect(await field('Name')).toHaveValue('Copy of Editor'));
  });

  it('shows a key that is taken at its field, and loses nothing', async () => {
    expectConsole(/ApiError/);
    const { user } = await renderApp('/user-management/roles/create', { as: 'admin' });
    await pasteInto(user, await field('Name'), 'Second editor');
    await user.clear(await field('Key'));
    await pasteInto(user, await field('Key'), 'editor');
    await user.click(await press('Create'));
    const key = await field('Key');
    await waitFor(() =>
      expect(key).toHaveAccessibleDescription('There is already a role with this key. Choose another key.'),
    );
    expect(await field('Name')).toHaveValue('Second editor');
    expect(address()).toBe('/user-management/roles/create');
  });

  it('can be made when the catalogue fails at first', async () => {
    expectConsole(/ApiError/);
    fixtures.server.use(http.get('/clientapi/v1/permissions', () => refusal(500), { once: true }));
    const { user } = await renderApp('/user-management/roles/create', { as: 'admin' });
    expect(await screen.findByText('The list of permissions could not be loaded.')).toBeVisible();
    expect(await field('Name')).toBeVisible();
    await user.click(await press('Try again'));
    await user.click(await permission('Messages'));
    expect(await permission('Messages')).toBeChecked();
  });
});

describe('a role', () => {
  const open = async (key: string) => {
    const app = await renderApp(`/user-management/roles/${role(key).id}`, { as: 'admin' });
    await permission('All permissions');
    return app;
  };

  it('leads to its copy and to the comparison, in words', async () => {
    await open('editor');
    const { id } = role('editor');
    const target = async (name: string) =>
      (await within(content()).findByRole('link', { name })).getAttribute('href');
    expect(await target('Clone')).toBe(`/user-management/roles/create?clone=${id}`);
    expect(await target('Compare')).toBe(`/user-management/roles/compare?a=${id}`);
  });

  it('is saved without a question when its permissions stay', async () => {
    const { id, version } = role('support');
    const { user } = await open('support');
    await user.type(await field('Description'), '!');
    await user.click(await press('Save'));
    await waitFor(() => expect(role('support').version).toBe(version + 1));
    expect(bodies(`${rolesCall}/${id}`, 'PUT')).toEqual([
      { description: `${role('support').description}`, version },
    ]);
    expect(fixtures.calls(impactCall, 'POST')).toHaveLength(0);
  });

  it('asks what changed permissions do, and saves them then', async () => {
    const { id, version, permissions } = role('support');
    const { user } = await open('support');
    await user.click(await permission('Dashboard'));
    await user.click(await permission('Messages'));
    await user.click(await press('Save'));
    const wanted = [...permissions.filter((key) => key !== 'admin_messages'), 'dashboard'];
    expect((await impact.lines('Who gains a permission'))[0]).toMatch(/^Dashboard \d+ user/);
    expect((await impact.lines('Who loses a permission'))[0]).toMatch(/^Messages \d+ user/);
    expect(bodies(impactCall)).toEqual([{ changes: [{ id, permissions: wanted }] }]);
    expect(role('support').version).toBe(version);
    await impact.save(user);
    await waitFor(() => expect(role('support').permissions).toEqual(wanted));
    expect(bodies(`${rolesCall}/${id}`, 'PUT')).toEqual([{ permissions: wanted, version }]);
  });

  it('is not changed by taking a permission away and giving it back', async () => {
    const { user } = await open('support');
    await user.click(await permission('Messages'));
    expect(await press('Save')).toBeEnabled();
    await user.click(await permission('Messages'));
    expect(await press('Save')).toBeDisabled();
  });

  it('keeps everything when the question is answered with Cancel', async () => {
    const { version } = role('support');
    const { user } = await open('support');
    await user.click(await permission('Dashboard'));
    await user.click(await press('Save'));
    await user.click(await impact.button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await permission('Dashboard')).toBeChecked();
    expect(await press('Save')).toBeEnabled();
    expect(role('support').version).toBe(version);
  });

  it('merges with what somebody else has saved meanwhile', async () => {
    expectConsole(/ApiError/);
    const { user } = await open('support');
    await saveElsewhere('support', { description: 'Theirs' });
    await user.clear(await field('Name'));
    await pasteInto(user, await field('Name'), 'Support team');
    await user.click(await press('Save'));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else has saved meanwhile' });
    expect(within(dialog).getByRole('radio', { name: /Theirs$/ })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(role('support')).toMatchObject({ name: 'Support team', description: 'Theirs' }),
    );
  });

  it('tells which of its fields the server does not accept', async () => {
    expectConsole(/ApiError/);
    const { user } = await open('support');
    await user.clear(await field('Key'));
    await pasteInto(user, await field('Key'), 'editor');
    await user.click(await press('Save'));
    const key = await field('Key');
    await waitFor(() =>
      expect(key).toHaveAccessibleDescription('There is already a role with this key. Choose another key.'),
    );
  });

  it('takes user management from oneself only after the own email was typed', async () => {
    expectConsole(/ApiError/);
    const { permissions } = role('administrator');
    const { user } = await open('administrator');
    await user.click(await permission('User Management far-reaching'));
    await user.click(await press('Save'));
    expect(
      await within(await impact.dialog()).findByText(/^You yourself lose this permission: User Management/),
    ).toBeVisible();
    await impact.save(user);
    const question = await screen.findByRole('dialog', { name: 'You would lose rights yourself' });
    await user.type(
      within(question).getByRole('textbox', { name: 'Your email address' }),
      'admin@publisher.example',
    );
    await user.click(within(question).getByRole('button', { name: 'Change it anyway' }));
    await waitFor(() =>
      expect(role('administrator').permissions).toEqual(
        permissions.filter((key) => key !== 'user-management'),
      ),
    );
    expect(bodies(`${rolesCall}/${role('administrator').id}`, 'PUT').at(-1)).toMatchObject({
      confirmation: 'admin@publisher.example',
    });
  });

  it('says who has it, and cannot be deleted while somebody has', async () => {
    const { user } = await open('administrator');
    expect(screen.getByText(/this role, directly or through a group\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View users' })).toBeVisible();
    const remove = await press('Delete');
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    expect(remove).toHaveAccessibleDescription(
      /have this role, directly or through a group\. Take it from them first; the role’s page names the groups\.$/,
    );
    await user.click(remove);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names the groups that give it, each with a link', async () => {
    const groups = fixtures.api.records('groups');
    const given = (id: string) =>
      groups
        .filter(({ roleIds }) => Array.isArray(roleIds) && roleIds.includes(id))
        .map(({ id: group }) => group);
    const { key, id } = all().reduce((most, each) =>
      given(each.id).length > given(most.id).length ? each : most,
    );
    expect(given(id).length).toBeGreaterThan(0);
    await open(key);
    const text = await screen.findByText(/^(This group gives|These \d+ groups give)/);
    const list = text.nextElementSibling;
    const links = within(list instanceof HTMLElement ? list : document.body).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')?.split('/').at(-1)).sort()).toEqual(
      given(id).sort(),
    );
  });

  it('shows that the server does not delete a role in use, and deletes one that nobody has', async () => {
    expectConsole(/ApiError/);
    const { user } = await renderApp('/user-management/roles/create', { as: 'admin' });
    await pasteInto(user, await field('Name'), 'Nobody');
    await user.click(await press('Create'));
    await heading('Nobody');
    expect(await screen.findByText('Nobody has this role.')).toBeVisible();
    const { id } = role('nobody');
    fixtures.server.use(
      http.delete(
        `${rolesCall}/${id}`,
        () => refusal(409, { code: 'in_use', message: 'areas.user-management.refusals.in_use' }),
        { once: true },
      ),
    );
    await user.click(await press('Delete'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Nobody?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText(/^Users or groups have this role/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toMatch(/^\/user-management\/roles(\?|$)/));
    expect(all().some(({ key }) => key === 'nobody')).toBe(false);
  });
});

describe('the question before permissions are saved', () => {
  const change = async (key: string, name: string) => {
    const app = await renderApp(`/user-management/roles/${role(key).id}`, { as: 'admin' });
    await app.user.click(await permission(name));
    await app.user.click(await press('Save'));
    return app;
  };
  const answer = (body: Record<string, unknown>) =>
    fixtures.server.use(http.post(impactCall, () => HttpResponse.json({ gains: [], loses: [], ...body })));

  it('names the first users, counts the others, and names them on request', async () => {
    const users = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus'].map((name) => ({ id: name, name }));
    const asked: unknown[] = [];
    fixtures.server.use(
      http.post<never, { named?: number }>(impactCall, async ({ request }) => {
        const { named = 5 } = await request.json();
        asked.push(named);
        return HttpResponse.json({
          gains: [{ key: 'dashboard', userCount: 7, users: users.slice(0, named) }],
          loses: [{ key: 'profile', userCount: 1, users: users.slice(1, 2) }],
        });
      }),
    );
    const { user } = await change('support', 'Dashboard');
    expect(await impact.lines('Who gains a permission')).toEqual([
      'Dashboard 7 usersAda, Ben, Cleo, Dan, Eveand 2 more',
    ]);
    expect(await impact.lines('Who loses a permission')).toEqual(['Profile 1 userBen']);
    await user.click(await impact.button('and 2 more'));
    await waitFor(async () =>
      expect(await impact.lines('Who gains a permission')).toEqual([
        'Dashboard 7 usersAda, Ben, Cleo, Dan, Eve, Fay, GusShow fewer',
      ]),
    );
    expect(asked).toEqual([5, 1000]);
  });

  it('says that nobody is concerned', async () => {
    answer({});
    await change('support', 'Dashboard');
    expect(
      await within(await impact.dialog()).findByText('Nobody gains or loses a permission.'),
    ).toBeVisible();
  });

  it('does not save what would leave nobody to manage users', async () => {
    answer({ lastAdmin: true });
    const { version } = role('administrator');
    const { user } = await change('administrator', 'User Management far-reaching');
    const dialog = within(await impact.dialog());
    expect(await dialog.findByText(/^No active person could manage users any more\. Leave/)).toBeVisible();
    const save = dialog.getByRole('button', { name: 'Save' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(save).toHaveAccessibleDescription('No active person could manage users any more.');
    await user.click(save);
    expect(role('administrator').version).toBe(version);
  });

  it('can be tried again when it fails, and passed over', async () => {
    expectConsole(/ApiError/);
    fixtures.server.use(http.post(impactCall, () => refusal(500)));
    const { version } = role('support');
    const { user } = await change('support', 'Dashboard');
    const dialog = within(await impact.dialog());
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Who gains or loses permissions could not be checked. The server has failed. Try again later.',
    );
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fixtures.calls(impactCall, 'POST')).toHaveLength(2));
    await user.click(await dialog.findByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(role('support').version).toBe(version + 1));
  });

  it('cannot be answered with Save before it is known', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    fixtures.server.use(
      http.post(impactCall, async () => {
        await held;
        return HttpResponse.json({ gains: [], loses: [] });
      }),
    );
    await change('support', 'Dashboard');
    expect(await impact.button('Save')).toHaveAccessibleDescription(
      'Wait until the effects of the change are known.',
    );
    release();
    await waitFor(async () => expect(await impact.button('Save')).not.toHaveAttribute('aria-disabled'));
  });
});
