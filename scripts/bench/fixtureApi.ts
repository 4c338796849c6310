import { setTimeout as wait } from 'node:timers/promises';
import { loadModule } from '../../vite/loadModule.ts';

/** How long the API takes for each answer, in milliseconds. */
const delay = 50;

/** Starts the fixture API on a free port, with real cookies and an answer after 50 ms. */
export async function startFixtureApi() {
  const { startStandalone } =
    await loadModule<typeof import('../../src/mocks/standalone.ts')>('/src/mocks/standalone.ts');
  return startStandalone(0, {
    // A bench takes longer than a token usually lives.
    accessTokenLifetime: 24 * 60 * 60 * 1000,
    around: async (_request, answer) => {
      await wait(delay);
      return answer();
    },
  });
}
