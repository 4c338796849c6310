import { when, withFields } from './answering';
import type { Scenario } from './scenario';

const prefix = 'only-';

export const permissionScenarios: readonly Scenario[] = [
  { name: 'permissions-none', group: 'permissions', permissions: [] },
  {
    name: 'permissions-unknown',
    group: 'permissions',
    permissions: ['profile', 'time-travel', 'PROFILE', 'user-management ', '', '__proto__'],
  },
  {
    name: 'permissions-malformed',
    group: 'permissions',
    start: () =>
      when('profile', (_call, pass) =>
        withFields(pass(), (body) => ({ ...body, permissions: { 'user-management': true, profile: 'yes' } })),
      ),
  },
];

/** A scenario with a single permission key: `only-video-help`; a finer one, `only-library.view`, includes its area's key. */
export const onlyScenario = (key: string): Scenario => ({
  name: `${prefix}${key}`,
  group: 'permissions',
  permissions: key.includes('.') ? [key.replace(/\..*$/, ''), key] : [key],
});
