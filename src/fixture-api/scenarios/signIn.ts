import { json, refusal } from '../answers';
import { htmlPage, wait, when } from './answering';
import type { Scenario } from './scenario';

export const signInScenarios: readonly Scenario[] = [
  {
    name: 'sign-in-refused',
    group: 'signIn',
    seen: { page: '/login', account: 'nobody' },
    start: () =>
      when('signIn', () => json({ error: 'invalid_grant', error_description: 'The account is locked' }, 400)),
  },
  {
    name: 'sign-in-slow',
    group: 'signIn',
    seen: { page: '/login', account: 'nobody' },
    start: () =>
      when('signIn', async (_call, pass) => {
        await wait(4_000);
        return pass();
      }),
  },
  {
    name: 'sign-in-html',
    group: 'signIn',
    seen: { page: '/login', account: 'nobody' },
    start: () => when('signIn', htmlPage),
  },
];

/** The scenarios of the anti-forgery check. */
export const antiForgeryScenarios: readonly Scenario[] = [
  {
    name: 'anti-forgery-rejected',
    group: 'antiForgery',
    seen: { page: '/user-management/roles' },
    start: () => when(['change', 'saveProfile', 'password'], () => refusal(403, 'anti_forgery')),
  },
];
