import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';
import { choose, openFilters, userList, withoutScrolling } from './listScreen';
import { saveButton, userPage } from './userPage';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 12 } });
const { find, saves, stored } = userPage(fixtures);
const { latest } = userList(fixtures);
withoutScrolling();

const config = {
  users: {
    attributes: [
      {
        name: 'department',
        label: { en: 'Division', de: 'Bereich' },
        type: 'choice',
        choices: ['Sales', 'IT'],
      },
      { name: 'personnelNumber', label: 'Staff no.', type: 'text' },
      { name: 'joinedOn', label: 'Joined on', type: 'date' },
    ],
  },
};
const editor = () => find(({ email }) => email === 'editor@publisher.example');

it('The publisher’s own fields and the last days are inputs of a user', async () => {
  const { id, name, roleIds, attributes } = editor();
  const { user } = await renderApp(`/user-management/users/${id}`, { as: 'admin', config });
  await heading(name);
  expect(await screen.findByRole('textbox', { name: 'Staff no.' })).toHaveValue(attributes.personnelNumber);
  expect(screen.getByRole('textbox', { name: 'Joined on' })).not.toHaveValue('');
  await choose(user, screen.getByRole('combobox', { name: 'Division' }), 'IT');
  await pasteInto(user, screen.getByRole('textbox', { name: 'Last day' }), '12/31/2099');
  const ends = within(screen.getByRole('group', { name: 'Last days of roles' }));
  await pasteInto(user, await ends.findByRole('textbox', { name: 'Editor' }), '11/30/2099');
  await user.click(saveButton());
  await screen.findByText('Saved.');
  const changed = {
    attributes: { ...attributes, department: 'IT' },
    endsOn: '2099-12-31',
    roleEnds: { [roleIds[0] ?? '']: '2099-11-30' },
  };
  expect(saves(id)).toEqual([{ ...changed, version: 1 }]);
  expect(stored(id)).toMatchObject(changed);
}, 30_000);

it('The publisher’s own fields are conditions of the list', async () => {
  const filter = encodeURIComponent(JSON.stringify({ 'attributes.joinedOn_gte': '2020-01-01' }));
  const { user } = await renderApp(`/user-management/users?filter=${filter}`, { as: 'admin', config });
  await heading('Users');
  expect(await screen.findByRole('button', { name: /Remove filter: Joined on: from/ })).toBeVisible();
  const panel = await openFilters(user);
  await choose(user, panel.getByRole('combobox', { name: 'Division' }), 'Sales');
  await waitFor(() =>
    expect(latest().filter).toEqual({
      'attributes.joinedOn_gte': '2020-01-01',
      'attributes.department': 'Sales',
    }),
  );
}, 30_000);
