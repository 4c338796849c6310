import { json } from '../answers';
import { silence, when } from './answering';
import type { Scenario } from './scenario';

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
    seen: { page: '/login', account: 'nobody' },
    settings: { accessTokenLifetime: 0 },
  },
];

export const refreshScenarios: readonly Scenario[] = [
  {
    name: 'refresh-refused',
    group: 'refresh',
    needs: ['token-expired'],
    seen: { page: '/messages' },
    start: () => when('refresh', () => json({ error: 'invalid_grant' }, 400)),
  },
  {
    name: 'refresh-hanging',
    group: 'refresh',
    needs: ['token-expired'],
    seen: { page: '/messages' },
    start: () => when('refresh', silence),
  },
  {
    name: 'refresh-malformed',
    group: 'refresh',
    needs: ['token-expired'],
    seen: { page: '/messages' },
    start: () => when('refresh', () => json({ access_token: null, token_type: 'Bearer' })),
  },
  {
    name: 'refresh-rotated',
    group: 'refresh',
    needs: ['token-expired'],
    seen: { page: '/messages' },
    settings: { rotateRefreshTokens: true },
  },
];
