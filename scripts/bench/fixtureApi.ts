import { setTimeout as wait } from 'node:timers/promises';
import { loadModule } from '../../vite/loadModule.ts';

/** How long the API takes for each answer, in milliseconds. */
const delay = 50;

interface Options {
  /** How many records a resource has, by name. */
  readonly counts?: Readonly<Record<string, number>>;
  /** What plays, by name (`docs/qa.md`). */
  readonly scenarios?: readonly string[];
  /** Changes an answer. */
  readonly change?: (request: Request, answer: Response) => Promise<Response>;
}

/** Starts the fixture API on a free port, with real cookies and an answer after 50 ms. */
export async function startFixtureApi({ counts = {}, scenarios = [], change }: Options = {}) {
  const { startStandalone } =
    await loadModule<typeof import('../../src/mocks/standalone.ts')>('/src/mocks/standalone.ts');
  return startStandalone(0, {
    counts,
    scenarios,
    // A bench takes longer than a token usually lives.
    accessTokenLifetime: 24 * 60 * 60 * 1000,
    around: async (request, serve) => {
      await wait(delay);
      const answer = await serve();
      return change ? change(request, answer) : answer;
    },
  });
}
