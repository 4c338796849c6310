import { refusal } from '../answers';
import type { Fields } from '../store';
import { wait, when, withFields } from './answering';
import type { Interference, PlayedCall, Scenario } from './scenario';

const layouts = 'dashboard-layouts';
const pathOf = ({ request }: PlayedCall) => new URL(request.url).pathname;

/** Applies an interference to counts of records, of all resources or of one. */
const counting = (interfere: Interference, resource = ''): Interference =>
  when('read', (call, pass) =>
    pathOf(call).endsWith(`${resource}/actions/count`) && !pathOf(call).includes('/audiences/')
      ? interfere(call, pass)
      : pass(),
  );

const readsLayout: (interfere: Interference) => Interference = (interfere) =>
  when('read', (call, pass) => (pathOf(call).includes(`/${layouts}/`) ? interfere(call, pass) : pass()));

/** Gives the user an arrangement, until they save their own. */
const arranged = (widgets: readonly Fields[]) =>
  readsLayout((_call, pass) =>
    withFields(pass(), (layout) =>
      layout.id === 'own' && layout.version === 0 ? { ...layout, source: 'own', widgets } : layout,
    ),
  );

const milliseconds = { slow: 20_000, pause: 5_000 };

const dashboard = (name: string, start: NonNullable<Scenario['start']>): Scenario => ({
  name: `dashboard-${name}`,
  group: 'dashboard',
  link: { page: '/dashboard' },
  start,
});

/** The scenarios of the dashboard: counts and arrangement. */
export const dashboardScenarios: readonly Scenario[] = [
  dashboard('none', () => arranged([])),
  dashboard('one-failing', () => counting(() => refusal(500, 'server_error'), '/messages')),
  dashboard('one-slow', () =>
    counting(async (_call, pass) => {
      await wait(milliseconds.slow);
      return pass();
    }, '/messages'),
  ),
  dashboard('unknown-widget', () =>
    arranged([
      { widget: 'dashboard/waiting', size: 'l' },
      { widget: 'library/loans', size: 'm' },
      { widget: 'messages/phases', size: 'm' },
    ]),
  ),
  dashboard('layout-failing', () => readsLayout(() => refusal(500, 'server_error'))),
  dashboard('busy', () => {
    let answerTimes: number[] = [];
    return counting((_call, pass) => {
      answerTimes = answerTimes.filter((at) => at > Date.now() - milliseconds.pause);
      if (answerTimes.length >= 2) return refusal(429, 'too_many_requests');
      answerTimes.push(Date.now());
      return pass();
    });
  }),
];
