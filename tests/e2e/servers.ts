/**
 * The servers of the browser tests. Each of the workers, which run side by side, has its own: the fixture API keeps one
 * state, and a test puts it back before it begins.
 */
export const workers = 2;

/** How far apart the ports of two workers are. */
const step = 10;

interface WorkerServers {
  /** Where the production build is served. */
  readonly application: number;
  /** The fixture API, for the build and for control calls (docs/fixture-api.md). */
  readonly api: number;
  /** Demo mode, as `npm start` serves it. */
  readonly demo: number;
  /** A build with a further area. */
  readonly addArea: number;
  /** Any web server at all. */
  readonly files: number;
  /** A build that another one takes the place of. */
  readonly afterDeploy: number;
}

/** The ports of a worker, counted from 0. */
export function portsOf(worker: number): WorkerServers {
  const shift = worker * step;
  return {
    application: 4173 + shift,
    api: 5175 + shift,
    demo: 4177 + shift,
    addArea: 4178 + shift,
    files: 4179 + shift,
    afterDeploy: 4180 + shift,
  };
}

/** The ports of the worker that asks; the runner itself, which only reads the configuration, is as good as the first. */
export const ports = portsOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

/** Where the application is for this worker. */
export const applicationOrigin = `http://localhost:${ports.application}`;

/** Where the fixture API listens for this worker. */
export const fixtureApi = `http://localhost:${ports.api}`;
