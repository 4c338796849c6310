import { json, refusal } from '../answers';
import { htmlPage, silence, wait, when, withFields } from './answering';
import type { Scenario } from './scenario';

const prefix = 'only-';

export const permissionScenarios: readonly Scenario[] = [
  { name: 'permissions-none', group: 'permissions', permissions: [] },
  {
    name: 'permissions-unknown',
    group: 'permissions',
    permissions: ['profile', 'time-travel', 'PROFILE', 'user-management ', '', '__proto__'],
  },
  {
    name: 'permissions-malformed',
    group: 'permissions',
    start: () =>
      when('profile', (_call, pass) =>
        withFields(pass(), (body) => ({ ...body, permissions: { 'user-management': true, profile: 'yes' } })),
      ),
  },
];

/** A scenario with a single permission key: `only-video-help`; a finer one, `only-library.view`, includes its area's key. */
export const onlyScenario = (key: string): Scenario => ({
  name: `${prefix}${key}`,
  group: 'permissions',
  permissions: key.includes('.') ? [key.replace(/\..*$/, ''), key] : [key],
});

/** A name that must not act as markup, change the text direction or break the layout. */
const hostileName = `<img src=x onerror="alert(1)">${'\u202e'}evil\u0000${'W'.repeat(400)} ${'Z\u0351\u0346'.repeat(20)}`;

const failure = () => refusal(500, 'server_error', 'A scenario of the fixture API');

export const profileScenarios: readonly Scenario[] = [
  {
    name: 'profile-incomplete',
    group: 'profile',
    start: () => when('profile', (_call, pass) => withFields(pass(), ({ permissions }) => ({ permissions }))),
  },
  {
    name: 'profile-hostile',
    group: 'profile',
    start: () =>
      when('profile', (_call, pass) => withFields(pass(), (body) => ({ ...body, name: hostileName }))),
  },
  { name: 'profile-failing', group: 'profile', start: () => when('profile', failure) },
  {
    name: 'profile-recovering',
    group: 'profile',
    start() {
      let requestCount = 0;
      return when('profile', (_call, pass) => (requestCount++ === 0 ? failure() : pass()));
    },
  },
];

export const tokenScenarios: readonly Scenario[] = [
  {
    name: 'token-expired',
    group: 'token',
    start({ expireAccessTokens }) {
      expireAccessTokens();
      return when('signIn', async (_call, pass) => {
        const answer = await pass();
        expireAccessTokens();
        return answer;
      });
    },
  },
  { name: 'token-short-lived', group: 'token', settings: { accessTokenLifetime: 5_000 } },
  {
    name: 'token-never-valid',
    group: 'token',
    link: { page: '/login', account: 'nobody' },
    settings: { accessTokenLifetime: 0 },
  },
];

export const refreshScenarios: readonly Scenario[] = [
  {
    name: 'refresh-refused',
    group: 'refresh',
    needs: ['token-expired'],
    link: { page: '/messages' },
    start: () => when('refresh', () => json({ error: 'invalid_grant' }, 400)),
  },
  {
    name: 'refresh-hanging',
    group: 'refresh',
    needs: ['token-expired'],
    link: { page: '/messages' },
    start: () => when('refresh', silence),
  },
  {
    name: 'refresh-malformed',
    group: 'refresh',
    needs: ['token-expired'],
    link: { page: '/messages' },
    start: () => when('refresh', () => json({ access_token: null, token_type: 'Bearer' })),
  },
  {
    name: 'refresh-rotated',
    group: 'refresh',
    needs: ['token-expired'],
    link: { page: '/messages' },
    settings: { rotateRefreshTokens: true },
  },
];

export const signInScenarios: readonly Scenario[] = [
  {
    name: 'sign-in-refused',
    group: 'signIn',
    link: { page: '/login', account: 'nobody' },
    start: () =>
      when('signIn', () => json({ error: 'invalid_grant', error_description: 'The account is locked' }, 400)),
  },
  {
    name: 'sign-in-slow',
    group: 'signIn',
    link: { page: '/login', account: 'nobody' },
    start: () =>
      when('signIn', async (_call, pass) => {
        await wait(4_000);
        return pass();
      }),
  },
  {
    name: 'sign-in-html',
    group: 'signIn',
    link: { page: '/login', account: 'nobody' },
    start: () => when('signIn', htmlPage),
  },
];

/** The scenarios of the anti-forgery check. */
export const antiForgeryScenarios: readonly Scenario[] = [
  {
    name: 'anti-forgery-rejected',
    group: 'antiForgery',
    link: { page: '/user-management/roles' },
    start: () => when(['change', 'saveProfile', 'password'], () => refusal(403, 'anti_forgery')),
  },
];
