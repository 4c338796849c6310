import type { Probe } from './createProbe.ts';

/** The arrangement of the account's dashboard, and that of all; nothing is changed. */
export async function checkDashboard(probe: Probe): Promise<void> {
  for (const [id, what] of [
    ['own', 'the own dashboard'],
    ['standard', 'the dashboard of all'],
  ] as const)
    await probe(what, { method: 'GET', base: 'clientApi', path: `dashboard-layouts/${id}` });
}
