import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { address, heading, openFixtureApi } from '../../../support/renderApp';
import { chips, choose, withoutScrolling } from '../users/listScreen';
import { saveButton, userPage } from '../users/userPage';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 12 } });
const { find, open } = userPage(fixtures);
withoutScrolling();

const editor = () => find(({ email }) => email === 'editor@publisher.example');
const asked = () =>
  fixtures.api.requests
    .map(({ path: sent }) => new URL(sent, 'http://office.example'))
    .filter(({ pathname }) => pathname.endsWith('/audit-events'))
    .map(({ searchParams }) => JSON.parse(searchParams.get('filter') ?? '{}'));

it('A change is in the history of its user, which links to the filtered log, and from there to both values', async () => {
  const { user } = await open(editor());
  await choose(user, screen.getByRole('combobox', { name: 'Roles' }), 'Controller');
  await user.click(saveButton());
  await screen.findByText('Saved.');
  await user.click(screen.getByRole('tab', { name: 'History' }));
  const part = within(await screen.findByRole('region', { name: 'History' }));
  await user.click(part.getByRole('link', { name: 'Open in audit log' }));
  await heading('Audit log');
  const ofEditor = { resource_eq_any: ['users'], resourceId: editor().id };
  await waitFor(() => expect(asked().at(-1)).toEqual({ ...ofEditor, folded: true }));
  await waitFor(() => expect(chips().toSorted()).toEqual([`Record: ${editor().name}`, 'Type: User']));
  const row = within(
    (
      await screen.findAllByRole('row', { name: /Alexandra Winter Updated User Emil Sommer Roles/ })
    )[0] as HTMLElement,
  );
  expect(row.getByRole('link', { name: 'Emil Sommer' })).toHaveAttribute(
    'href',
    `/user-management/users/${editor().id}`,
  );
  await user.click(row.getByRole('link', { name: 'Updated' }));
  expect(await heading('Updated: Emil Sommer')).toBeVisible();
  expect(await screen.findByRole('row', { name: /^Roles Editor Editor.*Controller$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Save|Delete/ })).toBeNull();
  expect(address()).toMatch(/\/show$/);
}, 30_000);
