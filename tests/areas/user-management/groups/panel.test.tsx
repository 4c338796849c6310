import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openFixtureApi } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';
import { impact } from '../roles/rolesScreen';
import { groupRecords, groupsCall, groupsPath, line, openGroups, withLayout } from './groupsScreen';

const fixtures = openFixtureApi();
const { find, children } = groupRecords(fixtures);
withLayout();

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}\\b`) });
const save = () => screen.getByRole('button', { name: 'Save' });
const saves = (id: string) =>
  fixtures.calls(`${groupsCall}/${id}`, 'PUT').map(({ body }) => JSON.parse(body));

describe('the chosen group', () => {
  it('shows what other roles do to whom before they are saved; Cancel keeps what was chosen', async () => {
    const { id } = find('Sales');
    const { user } = await openGroups(`/${id}`);
    await user.click(await screen.findByRole('combobox', { name: 'Roles' }));
    await user.click(await screen.findByRole('option', { name: 'Controller' }));
    await user.click(save());
    expect((await impact.lines('Who gains a permission'))[0]).toMatch(/ \d+ users?/);
    await user.click(await impact.button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saves(id)).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Remove Controller' })).toBeVisible();
    await user.click(save());
    await impact.save(user);
    await waitFor(() => expect(saves(id)).toHaveLength(1));
    expect(saves(id)[0]).not.toHaveProperty('name');
  });

  it('a move by the same person is no conflict for its form', async () => {
    const { id } = find('Sales');
    const { user } = await openGroups(`/${id}`);
    await field('Name');
    await user.click(await line('Sales'));
    await user.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    await waitFor(() => expect(children()[0]).toBe('Sales'));
    await screen.findByRole('button', { name: 'Undo' });
    const { version } = find('Sales');
    await pasteInto(user, await field('Name'), '!');
    await user.click(save());
    await waitFor(() => expect(saves(id)).toEqual([{ name: 'Sales!', version }]));
    await line('Sales!');
  });

  it('shows the way to it and the roles that its members have from above, with where they come from', async () => {
    const { id } = find('North', 'Editorial');
    const { user } = await openGroups(`/${id}`);
    const path = within(await screen.findByRole('navigation', { name: 'Groups above' }));
    expect(path.getByRole('link', { name: 'Editorial' })).toHaveAttribute(
      'href',
      `${groupsPath}/${find('Editorial').id}`,
    );
    const inherited = await screen.findByRole('region', { name: 'Roles from the groups above' });
    await waitFor(() => expect(inherited).toHaveTextContent('Editor from Editorial'));
    await user.click(within(inherited).getByRole('link', { name: 'Editorial' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Editorial' })).toHaveFocus();
  });
});
