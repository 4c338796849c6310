import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { elsewhere } from '../../support/elsewhere';
import { pressTwice } from '../../support/pressTwice';
import { pasteInto } from '../../support/screens';
import { openLibrary, openManagedBooks } from '../library';

const call = '/clientapi/v1/admin/shared-views';
const fixtures = openLibrary();

/** The list of books, on a server that keeps shared views. */
const openBooks = (search: Record<string, unknown>) =>
  openManagedBooks(search, 'ManagedBookList', { calls: { sharedViews: 'admin/shared-views' } });
const guides = { filter: { tags_inc_any: ['guide'] } };
const value = (filter: object) => ({ filter, sort: { field: 'pages', order: 'ASC' }, perPage: 5 });

/** Somebody else shares a view of the books. */
const shareElsewhere = (label: string, filter: object) =>
  elsewhere('POST', call, { resource: 'library/books', label, value: value(filter), roleIds: [] });

async function openViews(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^View/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Views' }));
  await panel.findByText('Built-in');
  return panel;
}

async function choose(user: UserEvent, panel: ReturnType<typeof within>, audience: string) {
  await user.click(panel.getByRole('combobox', { name: 'Visible to' }));
  await user.click(await screen.findByRole('option', { name: audience }));
}

async function share(user: UserEvent, panel: ReturnType<typeof within>, name: string, audience: string) {
  await choose(user, panel, audience);
  const field = panel.getByRole('textbox', { name: 'Name of the view' });
  await user.clear(field);
  await pasteInto(user, field, name);
}

const save = (user: UserEvent, panel: ReturnType<typeof within>) =>
  user.click(panel.getByRole('button', { name: 'Save view' }));

describe('shared views', () => {
  it('are neither offered nor requested if the server stores none', async () => {
    const { user } = await openManagedBooks(guides);
    const panel = await openViews(user);
    expect(panel.queryByRole('combobox', { name: 'Visible to' })).toBeNull();
    expect(fixtures.calls(call)).toHaveLength(0);
  });

  it('are for everyone, and the list names the active one', async () => {
    const { user } = await openBooks(guides);
    const panel = await openViews(user);
    await share(user, panel, 'Guides', 'Everyone');
    pressTwice(panel.getByRole('button', { name: 'Save view' }));
    const line = await panel.findByRole('button', { name: 'Guides Everyone' });
    expect(line).toHaveAttribute('aria-current', 'true');
    expect(fixtures.sentBodies('POST', call)).toEqual([
      { resource: 'library/books', label: 'Guides', value: value(guides.filter), roleIds: [] },
    ]);
    expect(localStorage.getItem('library/books.savedQueries')).toBeNull();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'View: Guides' })).toBeVisible();
  });

  it('are for the people with a role, which must be chosen', async () => {
    const { user } = await openBooks(guides);
    const panel = await openViews(user);
    await share(user, panel, 'For some', 'People with a role');
    expect(panel.getByRole('button', { name: 'Save view' })).toBeDisabled();
    const [shelf] = fixtures.api.records('shelves');
    await user.click(panel.getByRole('combobox', { name: 'Roles' }));
    await user.click(await screen.findByRole('option', { name: `Library / ${shelf?.name}` }));
    await save(user, panel);
    expect(
      await panel.findByRole('button', { name: new RegExp(`^For some .*${shelf?.name}$`) }),
    ).toBeVisible();
    expect(fixtures.sentBodies('POST', call)).toMatchObject([{ roleIds: [shelf?.id] }]);
  });

  it('have a unique name: a refusal is shown at the name, and typed text stays', async () => {
    const { user } = await openBooks(guides);
    await shareElsewhere('Taken', { isLent: true });
    const panel = await openViews(user);
    await share(user, panel, 'taken', 'Everyone');
    expectConsole(/ApiError: app.errors.invalid/);
    await save(user, panel);
    const name = panel.getByRole('textbox', { name: 'Name of the view' });
    expect(await panel.findByText(/^A shared view has this name/)).toBeVisible();
    expect(name).toBeInvalid();
    expect(name).toHaveValue('taken');
    await pasteInto(user, name, ' too');
    await save(user, panel);
    expect(await panel.findByRole('button', { name: 'taken too Everyone' })).toBeVisible();
  });

  it('are deleted for everyone, and can be restored', async () => {
    const { user } = await openBooks({});
    await shareElsewhere('Short-lived', { isLent: true });
    const panel = await openViews(user);
    await user.click(await panel.findByRole('button', { name: 'Delete view Short-lived' }));
    const undo = await panel.findByRole('button', { name: 'Undo' });
    expect(panel.queryByRole('button', { name: /^Short-lived/ })).toBeNull();
    // A restoration that fails can be tried again.
    expectConsole(/ApiError: app.errors.server/);
    fixtures.server.use(http.post(`*${call}`, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    await user.click(undo);
    expect(await panel.findByText(/^Something went wrong on the server/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Undo' }));
    expect(await panel.findByRole('button', { name: /^Short-lived/ })).toBeVisible();
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('leave the others usable when they cannot be loaded', async () => {
    fixtures.server.use(http.get(`*${call}`, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    expectConsole(/ApiError: app.errors.server/);
    const { user } = await openBooks(guides);
    const panel = await openViews(user);
    expect(await panel.findByText('Shared views could not be loaded.')).toBeVisible();
    expect(panel.getByRole('button', { name: 'areas.library.views.lent' })).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByRole('combobox', { name: 'Visible to' })).toBeVisible();
  });
});
