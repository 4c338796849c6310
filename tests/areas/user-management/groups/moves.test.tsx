import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { openActions } from '../../../support/actions';
import { expectConsole } from '../../../support/consoleGuard';
import { pressTwice } from '../../../support/pressTwice';
import { openFixtureApi } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';
import { impact } from '../roles/rolesScreen';
import { groupRecords, groupsCall, openGroups, withLayout } from './groupsScreen';

const fixtures = openFixtureApi();
const { find, children } = groupRecords(fixtures);
withLayout();

const moveCall = (name: string) => `${groupsCall}/${find(name).id}/actions/move`;

it('‘Move to…’ shows the impact, and asks for the email address before users lose their own rights', async () => {
  expectConsole(/ApiError/);
  const { user } = await openGroups(`/${find('Sales').id}`);
  const bodies: unknown[] = [];
  fixtures.server.use(
    http.post<never, { confirmation?: string }>(moveCall('Sales'), async ({ request }) => {
      const { confirmation } = await request.clone().json();
      bodies.push(confirmation);
      if (confirmation) return undefined;
      return HttpResponse.json(
        { code: 'own_rights', message: 'x', loses: ['user-management'] },
        { status: 409 },
      );
    }),
  );
  await openActions(user);
  await user.click(await screen.findByRole('button', { name: 'Move to…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move “Sales”' }));
  await user.click(await dialog.findByRole('treeitem', { name: /^Marketing/ }));
  pressTwice(dialog.getByRole('button', { name: 'Move here' }));
  expect((await impact.lines('Gains a permission')).length).toBeGreaterThan(0);
  expect(await screen.findByText('“Sales” moves into “Marketing”.')).toBeVisible();
  await user.click(await impact.button('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Review changes' })).toBeNull());
  expect(bodies).toEqual([]);
  // Another place can be chosen at once.
  expect(dialog.getByText('Into: Marketing')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Move here' }));
  await impact.save(user);
  const question = within(await screen.findByRole('dialog', { name: 'You would lose permissions' }));
  await pasteInto(user, question.getByRole('textbox'), 'admin@publisher.example');
  await user.click(question.getByRole('button', { name: 'Change anyway' }));
  await waitFor(() => expect(children('Marketing')).toContain('Sales'));
  expect(bodies).toEqual([undefined, 'admin@publisher.example']);
});
