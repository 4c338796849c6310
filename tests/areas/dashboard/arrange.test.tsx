import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { endSession, signInAgain } from '../../app/signInAgainScreen';
import { expectConsole } from '../../support/consoleGuard';
import { idleAtOnce } from '../../support/idle';
import { pressTwice } from '../../support/pressTwice';
import { address, closeApps, openFixtureApi } from '../../support/renderApp';
import { menu, named } from '../../support/screens';
import { figure, inWidget, layoutPath, openDashboard, permit, titles, usualAreas } from './dashboardScreen';

const fixtures = openFixtureApi({ counts: { users: 30, messages: 10, translations: 20 } });
idleAtOnce();
beforeEach(() => permit(fixtures, ...usualAreas));

const saves = () => fixtures.calls(layoutPath, 'PUT').map(({ body }) => JSON.parse(body));
const button = (name: string) => screen.findByRole('button', { name: named(name) });
const press = async (user: UserEvent, name: string) => user.click(await button(name));
/** A widget of User Management. */
const log = 'Latest changes';
const defaultTitles = ['To do', 'Users', 'Messages', 'Translations', log, 'Shortcuts'];
const announced = (text: string) => screen.findByText(named(text));

async function openArranging(...options: Parameters<typeof openDashboard>) {
  const app = await openDashboard(...options);
  await press(app.user, 'Arrange');
  await button('Add widget');
  return app;
}

/** The administrator's stored layout. */
const savedLayout = () =>
  fixtures.api.records('dashboard-layouts').find(({ owner }) => owner === 'admin@publisher.example');

/** Saves an arrangement in another window. */
async function saveElsewhere(widgets: readonly object[]) {
  const headers = {
    Authorization: `Bearer ${localStorage.getItem('access_token')}`,
    'X-XSRF-TOKEN': /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '',
  };
  const body = JSON.stringify({ widgets });
  const answer = await fetch(layoutPath, { method: 'PUT', headers, body });
  expect(answer.status).toBe(200);
  fixtures.sent.length = 0;
}

const users = { widget: 'user-management/users', size: 'm' };
const messages = { widget: 'messages/phases', size: 'm' };

describe('arranging', () => {
  it('moves, resizes, removes and adds widgets by buttons, without requests until it is saved', async () => {
    const { user } = await openDashboard();
    await figure('Users', /active users?$/);
    await press(user, 'Arrange');
    await button('Add widget');
    fixtures.sent.length = 0;
    // The contents stay visible, but inert.
    const content = (await inWidget('Users')).getByText(/^active users?$/);
    expect(content.closest('[inert]')).not.toBeNull();
    await press(user, 'Users: later');
    expect(await announced('Users, place 3 of 6')).toBeInTheDocument();
    await press(user, 'Remove Messages');
    await press(user, 'To do: earlier');
    expect(await announced('To do is already first')).toBeInTheDocument();
    await press(user, 'Add widget');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add widget' }));
    await user.click(
      dialog.getByRole('button', { name: 'Messages Live and scheduled messages, and drafts' }),
    );
    expect(await announced('Messages added, place 6 of 6')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: named('Size of Messages') }));
    await user.click(await screen.findByRole('option', { name: 'Small' }));
    expect(fixtures.sent).toEqual([]);
    await press(user, 'Save');
    await waitFor(() =>
      expect(titles()).toEqual(['To do', 'Users', 'Translations', log, 'Shortcuts', 'Messages']),
    );
    expect(saves()).toEqual([
      {
        widgets: [
          { widget: 'dashboard/waiting', size: 'm' },
          users,
          { widget: 'default-translations/missing', size: 'm' },
          { widget: 'user-management/changes', size: 'm' },
          { widget: 'dashboard/shortcuts', size: 'm' },
          { widget: 'messages/phases', size: 's' },
        ],
      },
    ]);

    expect(await button('Arrange')).toHaveFocus();
    closeApps();
    await openDashboard();
    await waitFor(() =>
      expect(titles()).toEqual(['To do', 'Users', 'Translations', log, 'Shortcuts', 'Messages']),
    );
  });

  it('moves a widget by arrow keys on its handle, which keeps the focus', async () => {
    const { user } = await openArranging();
    const handle = await button('Move Users');
    handle.focus();
    await user.keyboard('{ArrowRight}');
    expect(titles()).toEqual(['To do', 'Messages', 'Users', 'Translations', log, 'Shortcuts']);
    expect(handle).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(titles()).toEqual(defaultTitles);
    await press(user, 'Remove Users');
    expect(await announced('Users removed, 5 left')).toBeInTheDocument();
    expect(await button('Move Messages')).toHaveFocus();
  });

  it('asks before leaving, and Undo restores what Cancel discarded', async () => {
    const { user } = await openArranging();
    await press(user, 'Remove Users');
    await user.click(await menu.line('Messages'));
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/dashboard');
    await press(user, 'Cancel');
    expect(await announced('Changes discarded.')).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(defaultTitles));
    await press(user, 'Undo');
    await button('Save');
    expect(titles()).toEqual(['To do', 'Messages', 'Translations', log, 'Shortcuts']);
    expect(saves()).toEqual([]);
  });

  it('loses nothing if the save fails', async () => {
    expectConsole(/ApiError/);
    const { user } = await openArranging();
    await press(user, 'Remove Users');
    fixtures.api.configure({ scenarios: ['save-failing-once'] });
    await press(user, 'Save');
    expect(await announced('Not saved. Something went wrong on the server. Try again later.')).toBeVisible();
    await press(user, 'Save');
    await waitFor(() => expect(savedLayout()).toMatchObject({ version: 1 }));
    await button('Arrange');
    expect(titles()).toEqual(['To do', 'Messages', 'Translations', log, 'Shortcuts']);
  });
});

describe('the standard', () => {
  it('can be set for everyone by people who manage users', async () => {
    const { user } = await openArranging();
    await press(user, 'Remove Users');
    await press(user, 'Remove Messages');
    await press(user, 'Set as default for everyone');
    expect(await screen.findByText(/now sees this one/)).toBeVisible();
    closeApps();
    await openDashboard();
    await waitFor(() => expect(titles()).toEqual(['To do', 'Translations', log, 'Shortcuts']));
    expect(savedLayout()).toBeUndefined();
  });

  it('can be undone in the toast', async () => {
    const { user } = await openArranging();
    await press(user, 'Remove Users');
    await press(user, 'Set as default for everyone');
    await press(user, 'Undo');
    await waitFor(() =>
      expect(fixtures.api.records('dashboard-layouts')).toMatchObject([{ owner: 'standard', widgets: null }]),
    );
  });

  it('discards nothing afterwards, and says when it could not be undone', async () => {
    expectConsole(/ApiError/);
    const { user } = await openArranging();
    await press(user, 'Remove Users');
    await press(user, 'Set as default for everyone');
    expect(await screen.findByText('This is already the default.')).toBeVisible();
    await press(user, 'Cancel');
    await button('Arrange');
    expect(screen.queryByText('Changes discarded.')).toBeNull();
    expect(titles()).toEqual(['To do', 'Messages', 'Translations', log, 'Shortcuts']);
    fixtures.api.configure({ scenarios: ['save-failing'] });
    await press(user, 'Undo');
    expect(
      await screen.findByText(/^The default for everyone was not restored\. Something went wrong/),
    ).toBeVisible();
    fixtures.api.configure({ scenarios: [] });
    await press(user, 'Try again');
    await waitFor(() => expect(titles()).toEqual(defaultTitles));
  });

  it('cannot be set without permission, and says why', async () => {
    const permissions = ['dashboard', 'admin_messages'];
    fixtures.server.use(
      http.get('/clientapi/v1/admin/profile', () =>
        HttpResponse.json({ name: 'Ada', email: 'admin@publisher.example', permissions }),
      ),
    );
    await openArranging();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Set as default for everyone' })).toHaveAccessibleDescription(
        'You do not have permission to do this.',
      ),
    );
  });

  it('is restored at once, and Undo brings the own arrangement back', async () => {
    const { user } = await openDashboard();
    await saveElsewhere([users]);
    closeApps();
    const next = await openArranging();
    expect(titles()).toEqual(['Users']);
    await press(next.user, 'Reset to default');
    await waitFor(() => expect(titles()).toEqual(defaultTitles));
    expect(fixtures.calls(layoutPath, 'DELETE')).toHaveLength(1);
    pressTwice(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles()).toEqual(['Users']));
    expect(saves()).toEqual([{ widgets: [users] }]);
    expect(user).toBeDefined();
  });
});

describe('unknown widgets', () => {
  it('are kept by a save', async () => {
    fixtures.api.configure({ scenarios: ['dashboard-unknown-widget'] });
    const { user } = await openArranging();
    expect(titles()).toEqual(['To do', 'Messages']);
    await press(user, 'Messages: earlier');
    await press(user, 'Save');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0].widgets.map(({ widget }: { widget: string }) => widget)).toEqual([
      'messages/phases',
      'dashboard/waiting',
      'library/loans',
    ]);
  });

  it('and sizes are tolerated, and duplicates are ignored', async () => {
    const widgets = [
      { ...users, size: 'xl' },
      { ...users, size: 's' },
      { ...messages, size: 7 },
    ];
    fixtures.server.use(
      http.get(layoutPath, () => HttpResponse.json({ id: 'own', source: 'own', version: 1, widgets })),
    );
    await openArranging();
    expect(titles()).toEqual(['Users', 'Messages']);
    expect(screen.getByRole('combobox', { name: named('Size of Users') })).toHaveTextContent('Large');
    expect(screen.getByRole('combobox', { name: named('Size of Messages') })).toHaveTextContent('Medium');
  });
});

it('the draft survives a session that ends by force', async () => {
  const { user, services } = await openArranging();
  await press(user, 'Remove Users');
  fixtures.server.resetHandlers();
  endSession(fixtures);
  void services.api.getProfile().catch(() => {});
  await signInAgain.dialog();
  fixtures.server.resetHandlers();
  await signInAgain.as(user);
  await waitFor(() => expect(signInAgain.gone()).toBe(true));
  expect(titles()).toEqual(['To do', 'Messages', 'Translations', log, 'Shortcuts']);
  await user.dblClick(await button('Save'));
  await waitFor(() => expect(savedLayout()).toMatchObject({ version: 1 }));
  await button('Arrange');
  expect(saves()).toHaveLength(1);
});
