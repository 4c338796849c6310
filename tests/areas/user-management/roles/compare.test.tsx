// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { rolesCall, rolesOf, withoutScrolling } from './rolesScreen';

const fixtures = openFixtureApi({ counts: { users: 20, groups: 4 } });
const { role } = rolesOf(fixtures);
withoutScrolling();

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
const picker = (name: string) => screen.findByRole('combobox', { name });

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

  it('shows on request what neither has', async () => {
    const { user } = await open('editor', 'support');
    await table('Editor', 'Support');
    const held = ['editor', 'support'].flatMap((key) => role(key).permissions);
    const neither = role('administrator').permissions.filter((key) => !held.includes(key)).length;
    await user.click(screen.getByRole('switch', { name: `Show permissions that neither has (${neither})` }));
    expect(await lines('Editor', 'Support')).toContainEqual([`Neither (${neither})`]);
    expect(await lines('Editor', 'Support')).toContainEqual(['Dashboard', 'no', 'no']);
  });

  it('swaps the two, in the address too', async () => {
    const { user } = await open('editor', 'support');
    await table('Editor', 'Support');
    await user.click(screen.getByRole('button', { name: 'Swap' }));
    expect(await lines('Support', 'Editor')).toEqual([
      ['Only Support (0)'],
      ['Only Editor (1)'],
      ['Default Translations', 'no', 'yes'],
      ['Both (3)'],
      ['Profile', 'yes', 'yes'],
      ['Messages', 'yes', 'yes'],
      ['Video Help', 'yes', 'yes'],
    ]);
    expect(address()).toBe(path('support', 'editor'));
  });

  it('lets both be chosen, beginning with none', async () => {
    const { user } = await renderApp('/user-management/roles/compare', { as: 'admin' });
    expect(await screen.findByText('Choose two roles to compare.')).toBeVisible();
    await user.click(await picker('First role'));
    await user.click(await screen.findByRole('option', { name: 'Reader' }));
    await user.click(await picker('Second role'));
    await user.click(await screen.findByRole('option', { name: 'Controller' }));
    await table('Reader', 'Controller');
    expect(address()).toBe(path('reader', 'controller'));
  });

  it('asks for another role when both are the same', async () => {
    await open('editor', 'editor');
    expect(await screen.findByText('Choose two different roles.')).toBeVisible();
  });

  it('says that two roles have the same permissions', async () => {
    const { permissions } = role('support');
    fixtures.server.use(
      http.get(`${rolesCall}/${role('editor').id}`, () =>
        HttpResponse.json({ ...role('editor'), permissions }),
      ),
    );
    await open('editor', 'support');
    expect(await screen.findByText('Both roles have the same permissions.')).toBeVisible();
  });

  it('says that it could not be loaded, and tries again', async () => {
    expectConsole(/ApiError/);
    fixtures.server.use(
      http.get('/clientapi/v1/permissions', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    const { user } = await open('editor', 'support');
    expect(await screen.findByText('The comparison could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await table('Editor', 'Support');
  });

  it('shows a permission that the catalogue lacks by its key', async () => {
    const editor = role('editor');
    fixtures.server.use(
      http.get(`${rolesCall}/${editor.id}`, () =>
        HttpResponse.json({ ...editor, permissions: ['press-controlling', 'from-elsewhere'] }),
      ),
    );
    await open('editor', 'support');
    await waitFor(async () =>
      expect(await lines('Editor', 'Support')).toContainEqual(['from-elsewhere', 'yes', 'no']),
    );
    expect(await lines('Editor', 'Support')).toContainEqual(['Press Controlling', 'yes', 'no']);
  });
});
