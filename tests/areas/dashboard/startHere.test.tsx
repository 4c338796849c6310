import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { idleAtOnce, settle } from '../../support/idle';
import { openFixtureApi, type Person, renderApp } from '../../support/renderApp';

const fixtures = openFixtureApi();
idleAtOnce();

const open = (as: Person) => renderApp('/profile', { as, follows: true });
const panel = async () => within(await screen.findByRole('region', { name: 'Start here' }));
const counted = () => fixtures.sent.filter(({ path }) => path.endsWith('/actions/count'));

describe('the panel "Start here" of the profile page', () => {
  it('greets an administrator by name, with what waits and a link to the dashboard', async () => {
    await open('admin');
    const start = await panel();
    expect(start.getByRole('heading', { name: /^Good .+, Alexandra Winter$/ })).toBeVisible();
    const lines = within(await start.findByRole('list', { name: 'To do' })).getAllByRole('listitem');
    expect(lines).toHaveLength(5);
    for (const line of lines)
      expect(within(line).getByRole('link').getAttribute('href')).toContain('?filter=');
    expect(start.getByRole('link', { name: 'Open dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it('counts for an editor only what their areas have, without a link to the dashboard', async () => {
    await open('editor');
    const start = await panel();
    await start.findByRole('list', { name: 'To do' });
    expect(new Set(counted().map(({ path }) => path.split('/').at(3)))).toEqual(
      new Set(['messages', 'videos', 'translations']),
    );
    expect(start.queryByRole('link', { name: 'Open dashboard' })).toBeNull();
  });

  it('counts nothing for a guest', async () => {
    await open('guest');
    await (await panel()).findByRole('button', { name: 'Start' });
    await settle();
    expect(counted()).toEqual([]);
    expect((await panel()).queryByRole('list')).toBeNull();
  });

  it('that cannot be counted leaves the form as it is', async () => {
    expectConsole(/app\.errors\.server/);
    fixtures.server.use(
      http.post('/clientapi/v1/*/actions/count', () => HttpResponse.json({}, { status: 500 })),
    );
    const { user } = await open('admin');
    expect(await (await panel()).findByText(/^Not counted: /)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Full name' }), '!');
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Alexandra Winter!');
  });
});
