import type { Scenario } from './scenario';

/** How many records there are at the start. */
export const recordScenarios: readonly Scenario[] = [
  { name: 'records-none', group: 'records', settings: { records: 'none' } },
  { name: 'records-one', group: 'records', settings: { records: 'one' } },
  { name: 'records-many', group: 'records', settings: { records: 'many' } },
];
