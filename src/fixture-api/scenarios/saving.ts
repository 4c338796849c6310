import { json, refusal } from '../answers';
import { wait, when } from './answering';
import type { Scenario } from './scenario';

const failsOneIn = 3;

export const connectionScenarios: readonly Scenario[] = [
  {
    name: 'offline',
    group: 'connection',
    link: { page: '/user-management/users' },
    start: () => () => Response.error(),
  },
  {
    name: 'flaky',
    group: 'connection',
    link: { page: '/user-management/users' },
    start:
      ({ random }) =>
      (_call, pass) => {
        if (random.integer(1, failsOneIn) > 1) return pass();
        return random.chance() ? Response.error() : refusal(503, 'unavailable');
      },
  },
];

export const speedScenarios: readonly Scenario[] = [
  {
    name: 'slow',
    group: 'speed',
    link: { page: '/user-management/users' },
    start:
      ({ random }) =>
      async (_call, pass) => {
        await wait(random.integer(800, 2_000));
        return pass();
      },
  },
];

/** The scenarios of optional calls. */
export const callsScenarios: readonly Scenario[] = [
  {
    name: 'bare-server',
    group: 'calls',
    withoutCalls: true,
    start: () => (call, pass) =>
      call.kind === 'password' || call.request.url.includes('/admin/shared-views')
        ? refusal(404, 'not_found')
        : pass(),
  },
  {
    name: 'mail-failing',
    group: 'calls',
    link: { page: '/messages' },
    start: () => (call, pass) =>
      call.request.url.endsWith('/actions/remind')
        ? json({ code: 'no_mail', message: 'areas.messages.refusals.no_mail' }, 409)
        : pass(),
  },
];

const saves = ['change', 'saveProfile', 'password'] as const;

const failure = () => refusal(500, 'server_error', 'A scenario of the fixture API');

/** Returns a function that is true for the first call with a key. */
function firstTime() {
  const knownKeys = new Set<string>();
  return (key: string) => {
    const isFirst = !knownKeys.has(key);
    knownKeys.add(key);
    return isFirst;
  };
}

export const savingScenarios: readonly Scenario[] = [
  { name: 'save-failing', group: 'saving', start: () => when(saves, failure) },
  {
    name: 'save-failing-once',
    group: 'saving',
    start() {
      const isFirst = firstTime();
      return when(saves, ({ request }, pass) =>
        isFirst(`${request.method} ${new URL(request.url).pathname}`) ? failure() : pass(),
      );
    },
  },
  {
    name: 'save-conflicting',
    group: 'saving',
    link: { page: '/user-management/roles' },
    start({ changeRecord }) {
      const isFirst = firstTime();
      return when(saves, ({ kind, saves: saved }, pass) => {
        if (kind === 'saveProfile' && isFirst('profile')) {
          return json({ code: 'conflict', message: 'Someone else has just changed this profile' }, 409);
        }
        // Once per record: after the conflict is resolved, saving works.
        if (saved && isFirst(`${saved.resource}/${saved.id}`)) {
          changeRecord(saved.resource, saved.id, ({ name }) =>
            typeof name === 'string' ? { name: `${name} *` } : {},
          );
        }
        return pass();
      });
    },
  },
];
