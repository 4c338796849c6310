import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { advance, runOnTestClock, setupUser } from '../../app/profileScreen';
import { openFixtureApi } from '../../support/renderApp';
import {
  countPath,
  figure,
  inWidget,
  layoutPath,
  openDashboard,
  permit,
  titles,
  usualAreas,
} from './dashboardScreen';

const fixtures = openFixtureApi({ counts: { users: 20, messages: 8, translations: 10 } });
runOnTestClock();
beforeEach(() => permit(fixtures, ...usualAreas));

const silent = () => new Promise<never>(() => {});

it('shows the others at once while one call hangs, and Cancel ends it', async () => {
  let aborted = false;
  fixtures.server.use(
    http.post(countPath('users'), ({ request }) => {
      request.signal.addEventListener('abort', () => {
        aborted = true;
      });
      return silent();
    }),
  );
  await openDashboard();
  expect(await figure('Messages', /live messages?$/)).toBeVisible();
  const users = await inWidget('Users');
  expect(users.queryByRole('button')).toBeNull();
  await advance(8_000);
  const user = setupUser();
  expect(await users.findByText('Still waiting for the server…')).toBeVisible();
  expect(await (await inWidget('To do')).findByText('Still counting: Users.')).toBeVisible();
  await user.click(users.getByRole('button', { name: 'Cancel' }));
  expect(await users.findByText('Cancelled.')).toBeVisible();
  await waitFor(() => expect(aborted).toBe(true));
  fixtures.server.resetHandlers();
  await user.click(users.getByRole('button', { name: 'Try again' }));
  expect(await figure('Users', /active/)).toBeVisible();
});

it('puts what is counted late below what is visible, so that nothing moves', async () => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without an answer of its own, the call goes on to the fixture API.
  fixtures.server.use(http.post(countPath('messages'), () => held));
  await openDashboard();
  await figure('Users', /active/);
  await advance(8_000);
  const waiting = await inWidget('To do');
  const lines = () => waiting.queryAllByRole('listitem').map(({ textContent }) => textContent);
  await waitFor(() => expect(lines()).toEqual([expect.stringContaining('texts missing')]));
  release();
  // In menu order, messages come first.
  await waitFor(() =>
    expect(lines()).toEqual([
      expect.stringContaining('texts missing'),
      expect.stringContaining('message not confirmed'),
    ]),
  );
});

it('goes on without an arrangement that does not come, and takes it when it does', async () => {
  let answer: (response: Response) => void = () => {};
  fixtures.server.use(
    http.get(
      layoutPath,
      () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    ),
  );
  await openDashboard();
  expect(screen.queryByRole('heading', { level: 2, name: 'Users' })).toBeNull();
  await advance(8_000);
  expect(await screen.findByText('Your arrangement could not be loaded. This is the default.')).toBeVisible();
  expect(titles()).toEqual(['To do', 'Users', 'Messages', 'Translations', 'Latest changes', 'Shortcuts']);
  const widgets = [{ widget: 'user-management/users', size: 'm' }];
  answer(HttpResponse.json({ id: 'own', source: 'own', version: 1, widgets }) as never);
  await waitFor(() => expect(titles()).toEqual(['Users']));
});
