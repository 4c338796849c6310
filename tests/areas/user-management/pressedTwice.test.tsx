import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
// What is loaded on demand is loaded here, so that no test's clock runs for it.
import '../../../src/areas/user-management/groups/remove/DeleteGroup';
import '../../../src/areas/user-management/users/UserEdit';
import '../../../src/records/tree/move/MoveTarget';
import { expectConsole } from '../../support/consoleGuard';
import { pressTwice } from '../../support/pressTwice';
import { openFixtureApi, renderApp } from '../../support/renderApp';
import { groupRecords, groupsCall, openGroups, withLayout } from './groups/groupsScreen';

const fixtures = openFixtureApi();
const { find, users } = groupRecords(fixtures);
withLayout();

const usersCall = '/clientapi/v1/users';
const dialog = async () => within(await screen.findByRole('dialog'));
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

interface Story {
  readonly call: string;
  readonly method?: 'delete';
  /** Goes as far as the button that writes. */
  readonly open: () => Promise<HTMLElement>;
}

const stories: Readonly<Record<string, () => Story>> = {
  'a group is deleted': () => {
    const { id } = find('North', 'Editorial');
    return {
      call: `${groupsCall}/${id}/actions/delete`,
      async open() {
        const { user } = await openGroups(`/${id}`);
        await press(user, 'Delete');
        const button = await (await dialog()).findByRole('button', { name: 'Delete group' });
        await waitFor(() => expect(button).toBeEnabled());
        return button;
      },
    };
  },
  'a group is moved': () => {
    const { id } = find('Finance');
    return {
      call: `${groupsCall}/${id}/actions/move`,
      async open() {
        const { user } = await openGroups(`/${id}`);
        await press(user, 'Move to…');
        const { findByRole, getByRole } = await dialog();
        await user.click(await findByRole('treeitem', { name: /^Production/ }));
        return getByRole('button', { name: 'Move here' });
      },
    };
  },
  'a member is added': () => ({
    call: `${usersCall}/actions/bulk`,
    async open() {
      const { id } = find('Sales');
      const outsider = users().find(({ groupIds, name }) => name !== '' && !groupIds.includes(id));
      const { user } = await openGroups(`/${id}?tab=members`);
      await press(user, 'Add members');
      const { findByRole, getByRole } = await dialog();
      await user.click(await findByRole('combobox', { name: 'Users' }));
      await user.paste(outsider?.email ?? '');
      await user.click(await screen.findByRole('option'));
      return getByRole('button', { name: 'Add' });
    },
  }),
  'a user is deleted': () => {
    const { id } = users()[20] ?? { id: '' };
    return {
      call: `${usersCall}/${id}`,
      method: 'delete',
      async open() {
        const { user } = await renderApp(`/user-management/users/${id}`, { as: 'admin' });
        await press(user, 'Delete');
        return (await dialog()).getByRole('button', { name: 'Delete' });
      },
    };
  },
};

describe.each(Object.entries(stories))('%s by a double click without a gap', (_name, storyOf) => {
  it('once, and after a refusal again', async () => {
    expectConsole(/ApiError/);
    const { call, method = 'post', open } = storyOf();
    const button = await open();
    const sent = () =>
      fixtures.calls(call, method.toUpperCase()).filter(({ body }) => !body.includes('"dryRun":true'));
    const refusal = () => HttpResponse.json({ message: 'Not now' }, { status: 503 });
    fixtures.server.use(http[method](call, refusal, { once: true }));
    pressTwice(button);
    await screen.findByRole('alert');
    expect(sent()).toHaveLength(1);
    const again = within(screen.getByRole('dialog')).getByRole('button', { name: button.textContent });
    await waitFor(() => expect(again).toBeEnabled());
    pressTwice(again);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toHaveLength(2);
  });
});
