import type { Scenario } from './scenario';

/** How many records there are at the start. */
export const recordScenarios: readonly Scenario[] = [
  {
    name: 'records-none',
    group: 'records',
    seen: { page: '/user-management/users' },
    settings: { records: 'none' },
  },
  {
    name: 'records-one',
    group: 'records',
    seen: { page: '/user-management/users' },
    settings: { records: 'one' },
  },
  {
    name: 'records-many',
    group: 'records',
    seen: { page: '/user-management/users' },
    settings: { records: 'many' },
  },
];
