import { json, refusal } from '../answers';
import type { Scenario } from './scenario';

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
    seen: { page: '/messages' },
    start: () => (call, pass) =>
      call.request.url.endsWith('/actions/remind')
        ? json({ code: 'no_mail', message: 'areas.messages.refusals.no_mail' }, 409)
        : pass(),
  },
];
