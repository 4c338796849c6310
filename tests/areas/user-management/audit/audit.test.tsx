import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { content } from '../../../support/screens';
import { chips, choose, withoutScrolling } from '../users/listScreen';
import { saveButton, userPage } from '../users/userPage';

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
    const changes = fixtures.api
      .records('audit-events')
      .filter(({ resourceId, action }) => resourceId === editor().id && action === 'update');
    await waitFor(() => expect(rows()).toHaveLength(changes.length));
    history.back();
    expect(await screen.findByRole('tab', { name: 'History', selected: true })).toBeVisible();
  }, 30_000);
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
});
