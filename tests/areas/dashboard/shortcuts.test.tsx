import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { idleAtOnce } from '../../support/idle';
import { openFixtureApi } from '../../support/renderApp';
import { named } from '../../support/screens';
import { inWidget, layoutPath, openDashboard, permit, usualAreas } from './dashboardScreen';

const fixtures = openFixtureApi({ counts: { users: 10, messages: 5, translations: 5 } });
idleAtOnce();
beforeEach(() => permit(fixtures, ...usualAreas));

it('keeps shortcuts to pages and to pasted addresses of lists, named, ordered and removed', async () => {
  const { user } = await openDashboard();
  await user.click(await (await inWidget('Shortcuts')).findByRole('button', { name: 'Add shortcut' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your shortcuts' }));
  const address = await dialog.findByRole('combobox', { name: 'Add shortcut' });
  await user.click(address);
  expect(screen.queryByRole('option', { name: /Video/ })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'User Management: Roles' }));
  // Removing the only one keeps the focus in the dialog.
  await user.click(dialog.getByRole('button', { name: named('Remove User Management: Roles') }));
  expect(address.closest('form')).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Undo last change' }));
  await user.type(address, 'https://elsewhere.example/messages{Enter}');
  expect(dialog.getByText(/There is no such page/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText(/There is no such page/)).toBeVisible();
  await user.clear(address);
  await user.type(address, `${location.origin}/messages?page=2`);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Press Enter to add it, or clear the field.')).toBeVisible();
  expect(fixtures.calls(layoutPath, 'PUT')).toEqual([]);
  await user.type(address, '{Enter}');
  const name = dialog.getByRole('textbox', { name: 'Name of shortcut 2' });
  await user.clear(name);
  await user.type(name, 'Older messages');
  await user.click(dialog.getByRole('button', { name: named('Move Older messages up') }));
  await user.dblClick(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const widget = await inWidget('Shortcuts');
  expect(widget.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/messages?page=2',
    '/user-management/roles',
  ]);
  expect(fixtures.calls(layoutPath, 'PUT').map(({ body }) => JSON.parse(body))).toEqual([
    {
      shortcuts: [
        { name: 'Older messages', to: '/messages?page=2' },
        { name: 'User Management: Roles', to: '/user-management/roles' },
      ],
    },
  ]);
});

it('is named by at most 100 characters of its address, where it has no shorter name', async () => {
  const { user } = await openDashboard();
  await user.click(await (await inWidget('Shortcuts')).findByRole('button', { name: 'Add shortcut' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your shortcuts' }));
  const to = `/messages?filter=${'a'.repeat(200)}`;
  await user.click(await dialog.findByRole('combobox', { name: 'Add shortcut' }));
  await user.paste(`${location.origin}${to}`);
  await user.keyboard('{Enter}');
  await user.clear(dialog.getByRole('textbox', { name: 'Name of shortcut 1' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fixtures.calls(layoutPath, 'PUT').map(({ body }) => JSON.parse(body))).toEqual([
    { shortcuts: [{ name: `/messages?filter=${'a'.repeat(83)}`, to }] },
  ]);
});

it('opens only what the person may open', async () => {
  const shortcuts = [
    { name: 'Videos', to: '/video-help/videos' },
    { name: 'Elsewhere', to: '//elsewhere.example/messages' },
  ];
  fixtures.server.use(
    http.get(layoutPath, () =>
      HttpResponse.json({ id: 'own', source: 'built-in', version: 1, widgets: [], shortcuts }),
    ),
  );
  await openDashboard();
  const widget = await inWidget('Shortcuts');
  expect(await widget.findAllByText(/\(no access\)/)).toHaveLength(2);
  expect(widget.queryByRole('link')).toBeNull();
});
