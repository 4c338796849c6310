// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { StoredUser } from '../../../../src/areas/user-management/fixtures/records';
import { expectConsole } from '../../../support/consoleGuard';
import { address, openFixtureApi } from '../../../support/renderApp';
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
  it('are asked for when they are looked at, with the latest access first', async () => {
    const user = other();
    await openSessions(user);
    const expected = held(user.id)
      .sort((one, two) => String(two.lastAccessAt).localeCompare(String(one.lastAccessAt)))
      .map(({ device }) => device);
    expect((await rows()).map((row) => within(row).getByText(/ on /).textContent)).toEqual(expected);
    expect((await rows())[0]).toHaveTextContent(/203\.0\.113\.\d+.*Last access .+ ago.*Started .+ ago/);
    expect(address()).toBe(`/user-management/users/${user.id}?tab=sessions`);
  });

  it('are ended one by one', async () => {
    const user = other();
    const { user: person } = await openSessions(user);
    const before = (await rows()).length;
    const [button] = (await part()).getAllByRole('button', { name: /^Sign out .+ on / });
    await person.click(button ?? document.body);
    expect(await screen.findByText(/ on .+ was signed out\.$/)).toBeInTheDocument();
    await waitFor(async () => expect(await rows()).toHaveLength(before - 1));
    expect(ended(user.id)).toHaveLength(1);
  });

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

  it('tell why one was not ended, and why they could not be loaded', async () => {
    const user = other();
    expectConsole(/ApiError/);
    fixtures.server.use(http.get(call(user.id, '/sessions'), () => HttpResponse.json({}, { status: 500 })));
    const { user: person } = await openSessions(user);
    expect(await (await part()).findByText('The sessions could not be loaded')).toBeVisible();
    fixtures.server.resetHandlers();
    await person.click((await part()).getByRole('button', { name: 'Try again' }));
    const [button] = await (await part()).findAllByRole('button', { name: /^Sign out .+ on / });
    fixtures.server.use(
      http.delete(call(user.id, '/sessions/:session'), () => HttpResponse.json({}, { status: 403 })),
    );
    await person.click(button ?? document.body);
    expect(await screen.findByText(/was not signed out\. You do not have permission/)).toBeInTheDocument();
  });
});
