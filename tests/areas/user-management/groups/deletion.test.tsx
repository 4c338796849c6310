import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { pressTwice } from '../../../support/pressTwice';
import { openFixtureApi } from '../../../support/renderApp';
import { groupRecords, groupsCall, openGroups, outline, withLayout } from './groupsScreen';

const fixtures = openFixtureApi();
const { find, children, groups, members, users } = groupRecords(fixtures);
withLayout();

const _below = (id: string): string[] =>
  groups()
    .filter(({ parentId }) => parentId === id)
    .flatMap((child) => [child.id, ..._below(child.id)]);
const deletions = (id: string) =>
  fixtures.calls(`${groupsCall}/${id}/actions/delete`, 'POST').map(({ body }) => JSON.parse(body));

/** Opens the question for a group. */
async function ask(id: string, name: string) {
  const { user } = await openGroups(`/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Delete “${name}”?` }));
  await dialog.findByText('This cannot be undone.');
  const confirm = dialog.getByRole('button', { name: 'Delete group' });
  await waitFor(() => expect(confirm).toBeEnabled());
  return { user, dialog, confirm };
}

describe('deleting a group', () => {
  it('moves its groups and its members up, once', async () => {
    const { id, parentId } = find('North', 'Editorial');
    const inside = children('North');
    const people = members('North').map((user) => user.id);
    const { dialog, confirm } = await ask(id, 'North');
    expect(dialog.getByRole('radio', { name: 'They move up into “Editorial”' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'They become members of “Editorial”' })).toBeChecked();
    const numbers = dialog.getByRole('status');
    expect(numbers).toHaveTextContent(`1 group is deleted.${inside.length} groups move up.`);
    expect(numbers).toHaveTextContent(`${people.length} people are affected.`);
    pressTwice(confirm);
    await waitFor(() => expect(groups().some((group) => group.id === id)).toBe(false));
    expect(children('Editorial').slice(0, inside.length)).toEqual(inside);
    for (const each of users()) {
      if (people.includes(each.id)) expect(each.groupIds).toContain(parentId);
    }
    await screen.findByRole('heading', { level: 2, name: 'Editorial' });
    await waitFor(() =>
      expect(outline().slice(0, 1 + inside.length)).toEqual([
        'Editorial',
        ...inside.map((name) => `  ${name}`),
      ]),
    );
    expect(deletions(id).map(({ dryRun, children: what }) => [dryRun, what])).toEqual([
      [true, 'moveUp'],
      [undefined, 'moveUp'],
    ]);
  });

  it('the last administrator is told before anything is done', async () => {
    expectConsole(/ApiError/);
    const { id } = find('Sales');
    fixtures.server.use(
      http.post(`${groupsCall}/${id}/actions/delete`, () =>
        HttpResponse.json(
          { code: 'last_admin', message: 'areas.user-management.refusals.last_admin' },
          { status: 409 },
        ),
      ),
    );
    const { user } = await openGroups(`/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Sales”?' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'At least one active person must be able to manage users',
    );
    expect(dialog.getByRole('status')).toHaveTextContent(/^Nothing was changed\.$/);
    expect(dialog.getByRole('button', { name: 'Delete group' })).toBeDisabled();
  });
});
