import { refusal } from '../answers';
import { when } from './answering';
import type { Scenario } from './scenario';

/** The calls that the specification does not have. */
export const callsScenarios: readonly Scenario[] = [
  {
    name: 'bare-server',
    group: 'calls',
    withoutCalls: true,
    start: () => when('password', () => refusal(404, 'not_found')),
  },
];
