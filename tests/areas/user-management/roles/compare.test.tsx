import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { rolesOf, withoutScrolling } from './rolesScreen';

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
