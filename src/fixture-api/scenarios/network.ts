import { refusal } from '../answers';
import { wait } from './answering';
import type { Scenario } from './scenario';

const failsOneIn = 3;

export const connectionScenarios: readonly Scenario[] = [
  {
    name: 'offline',
    group: 'connection',
    seen: { page: '/user-management/users' },
    start: () => () => Response.error(),
  },
  {
    name: 'flaky',
    group: 'connection',
    seen: { page: '/user-management/users' },
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
    seen: { page: '/user-management/users' },
    start:
      ({ random }) =>
      async (_call, pass) => {
        await wait(random.integer(800, 2_000));
        return pass();
      },
  },
];
