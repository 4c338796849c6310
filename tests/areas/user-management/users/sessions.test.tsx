import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StoredUser } from '../../../../src/areas/user-management/fixtures/records';
import { openFixtureApi } from '../../../support/renderApp';
import { withoutScrolling } from './listScreen';
import { userPage } from './userPage';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 12 } });
const { find, call, open } = userPage(fixtures);
withoutScrolling();

const own = () => find(({ email }) => email === 'admin@publisher.example');
const held = (id: string) => fixtures.api.records('sessions').filter(({ userId }) => userId === id);
const other = () => find(({ id, email }) => email !== own().email && held(id).length > 1);
const part = async () => within(await screen.findByRole('region', { name: 'Sessions' }));
const rows = async () => (await part()).findAllByRole('listitem');
const ended = (id: string) =>
  fixtures.sent
    .filter(({ method, path }) => method !== 'GET' && path.startsWith(call(id)))
    .map(({ path }) => path);

async function openSessions(user: StoredUser) {
  const app = await open(user);
  expect(fixtures.calls(call(user.id, '/sessions'))).toHaveLength(0);
  await app.user.click(screen.getByRole('tab', { name: 'Sessions' }));
  return app;
}

describe('the sessions of a user', () => {
  it('are ended all at once after a question, and then there are none', async () => {
    const user = other();
    const { user: person } = await openSessions(user);
    await person.click(await (await part()).findByRole('button', { name: 'Sign out everywhere' }));
    const question = within(await screen.findByRole('dialog', { name: `Sign ${user.name} out everywhere?` }));
    expect(ended(user.id)).toEqual([]);
    await person.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await (await part()).findByText('This user is not signed in anywhere.')).toBeVisible();
    expect(held(user.id)).toEqual([]);
    // The button that was pressed has gone.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('keep the own one, mark it, and say so before all others end', async () => {
    const { user: person } = await openSessions(own());
    const mine = (await rows()).filter((row) => within(row).queryByText('This session'));
    expect(mine).toHaveLength(1);
    expect(within(mine[0] ?? document.body).queryByRole('button')).toBeNull();
    await person.click((await part()).getByRole('button', { name: 'Sign out all others' }));
    const question = within(await screen.findByRole('dialog', { name: 'Sign out all your other sessions?' }));
    expect(question.getByText(/The one you are using stays\.$/)).toBeVisible();
    await person.click(question.getByRole('button', { name: 'Sign out all others' }));
    expect(await screen.findByText(/You are still signed in here\.$/)).toBeInTheDocument();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect((await rows())[0]).toHaveTextContent('This session');
    expect((await part()).queryByRole('button', { name: 'Sign out all others' })).toBeNull();
  });
});
