// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { content } from '../../../support/screens';
import { chips, choose, openFilters, withoutScrolling } from '../users/listScreen';
import { field, saveButton, userPage } from '../users/userPage';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 12 } });
const { find, open } = userPage(fixtures);
withoutScrolling();

const path = '/user-management/audit-events';
const editor = () => find(({ email }) => email === 'editor@publisher.example');
const asked = () =>
  fixtures.api.requests
    .map(({ path: sent }) => new URL(sent, 'http://office.example'))
    .filter(({ pathname }) => pathname.endsWith('/audit-events'))
    .map(({ searchParams }) => JSON.parse(searchParams.get('filter') ?? '{}'));
const rows = () => within(content()).getAllByRole('row').slice(1);

/** Changes the editor's roles on their page. */
async function giveRole() {
  const app = await open(editor());
  await choose(app.user, screen.getByRole('combobox', { name: 'Roles' }), 'Controller');
  await app.user.click(saveButton());
  await screen.findByText('Saved.');
  return app;
}

describe('the history of a user', () => {
  it('says who did what to them and when, by names', async () => {
    const { user } = await giveRole();
    await user.click(screen.getByRole('tab', { name: 'History' }));
    const part = within(await screen.findByRole('region', { name: 'History' }));
    const row = await part.findByRole('row', { name: /^Roles Editor Editor.*Controller$/ });
    const event = row.closest('li') ?? document.body;
    expect(event).toHaveTextContent(/^Changed · Alexandra Winter · now/);
    expect(event.querySelector('bdi')).toHaveTextContent('Alexandra Winter');
    expect(part.queryByRole('button', { name: /Restore/ })).toBeNull();
    expect(asked().at(-1)).toEqual({ resource: 'users', resourceId: editor().id });
  });

  it('shows the other side and one kind alone, and leads to what was changed', async () => {
    const admin = find(({ email }) => email === 'admin@publisher.example');
    await giveRole().then(({ unmount }) => unmount());
    const { user } = await open(admin);
    await user.click(screen.getByRole('tab', { name: 'History' }));
    const part = within(await screen.findByRole('region', { name: 'History' }));
    await choose(user, part.getByRole('combobox', { name: 'Show' }), 'Done by this user');
    await choose(user, part.getByRole('combobox', { name: 'Kind' }), 'Changed');
    await waitFor(() => expect(asked().at(-1)).toEqual({ actorId: admin.id, action: 'update' }));
    const [link] = await part.findAllByRole('link', { name: 'Emil Sommer' });
    expect(link).toHaveAttribute('href', `/user-management/users/${editor().id}`);
  });

  it('leads to the log, narrowed to the same events, and back', async () => {
    const { user } = await giveRole();
    await user.click(screen.getByRole('tab', { name: 'History' }));
    const part = within(await screen.findByRole('region', { name: 'History' }));
    await choose(user, part.getByRole('combobox', { name: 'Kind' }), 'Changed');
    await user.click(part.getByRole('link', { name: 'Open in the audit log' }));
    await heading('Audit log');
    const ofEditor = { resource_eq_any: ['users'], resourceId: editor().id, action_eq_any: ['update'] };
    await waitFor(() => expect(asked().at(-1)).toEqual(ofEditor));
    await waitFor(() =>
      expect(chips().toSorted()).toEqual([`On: ${editor().name}`, 'To what: User', 'What: Changed']),
    );
    await waitFor(() => expect(rows()).toHaveLength(1));
    history.back();
    expect(await screen.findByRole('tab', { name: 'History', selected: true })).toBeVisible();
  });

  it('names who has saved meanwhile in a conflict', async () => {
    const { user } = await open(editor());
    const current = {
      ...editor(),
      name: 'Theirs',
      version: 9,
      updatedBy: 'Alexandra Winter',
      updatedAt: '2026-02-01T08:30:00.000Z',
    };
    fixtures.server.use(
      http.put(`/clientapi/v1/users/${current.id}`, () =>
        HttpResponse.json({ code: 'stale', current }, { status: 409 }),
      ),
    );
    await user.type(await field('Name'), ' II');
    expectConsole(/ApiError/);
    await user.click(saveButton());
    const dialog = await screen.findByRole('dialog', { name: 'Someone else has saved meanwhile' });
    expect(dialog).toHaveTextContent(/Their version is by Alexandra Winter, Feb 1, 2026/);
  });
});

describe('the audit log', () => {
  it('shows what was just done, and leads there', async () => {
    const { unmount } = await giveRole();
    unmount();
    const { user } = await renderApp(`${path}?perPage=10`, { as: 'admin' });
    expect(await heading('Audit log')).toBeVisible();
    const row = await screen.findByRole('row', {
      name: /now Alexandra Winter Changed User Emil Sommer Roles/,
    });
    const first = within(row);
    expect(first.getByRole('link', { name: 'Emil Sommer' })).toHaveAttribute(
      'href',
      `/user-management/users/${editor().id}`,
    );
    await user.click(first.getByRole('link', { name: 'Changed' }));
    expect(await heading('Changed: Emil Sommer')).toBeVisible();
    expect(await screen.findByRole('row', { name: /^Roles Editor Editor.*Controller$/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Save|Delete/ })).toBeNull();
    expect(address()).toMatch(/\/show$/);
  });

  it('is narrowed by who, what, to what and when', async () => {
    const { user } = await renderApp(`${path}?perPage=10`, { as: 'admin' });
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    const panel = await openFilters(user);
    await user.click(panel.getByLabelText('Signed in'));
    await user.click(panel.getByLabelText('Role'));
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({ action_eq_any: ['sign-in'], resource_eq_any: ['roles'] }),
    );
    await user.click(panel.getByLabelText('Role'));
    await choose(user, panel.getByRole('combobox', { name: 'Who' }), /Emil Sommer/);
    await waitFor(() => expect(asked().at(-1)).toEqual({ action_eq_any: ['sign-in'], actorId: editor().id }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(chips()).toEqual(['What: Signed in', 'By: Emil Sommer']));
  });
});
