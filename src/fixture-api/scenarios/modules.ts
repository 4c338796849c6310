import { isRecord, refusal } from '../answers';
import { when } from './answering';
import type { PlayedCall, Scenario } from './scenario';

/** The modules that a call switches; none if it only requests the plan. */
async function switched({ request }: PlayedCall): Promise<string[]> {
  if (!new URL(request.url).pathname.endsWith('/modules/actions/switch')) return [];
  const order: unknown = await request.clone().json();
  if (!isRecord(order) || order.dryRun === true || !Array.isArray(order.changes)) return [];
  return order.changes.flatMap((each) => (isRecord(each) && typeof each.id === 'string' ? [each.id] : []));
}

const listLink = { page: '/website-modules/modules' };

/** The scenarios of website modules. */
export const modulesScenarios: readonly Scenario[] = [
  {
    name: 'module-plan-changed',
    group: 'modules',
    link: listLink,
    start({ changeRecords }) {
      let isFirst = true;
      return when('change', async (call, pass) => {
        const [id] = isFirst ? await switched(call) : [];
        if (id === undefined) return pass();
        isFirst = false;
        changeRecords('modules', (module) => {
          if (module.key === 'offers') return { state: 'disabled' };
          // Another version makes the plan differ, whatever is switched.
          return module.id === id ? { release: `${module.release}.1` } : undefined;
        });
        return pass();
      });
    },
  },
  {
    name: 'module-switch-failing',
    group: 'modules',
    link: listLink,
    start: () =>
      when('change', async (call, pass) =>
        (await switched(call)).length > 0
          ? refusal(500, 'server_error', 'A scenario of the fixture API')
          : pass(),
      ),
  },
  {
    name: 'audience-forbidden',
    group: 'modules',
    link: listLink,
    start: () =>
      when('read', ({ request }, pass) =>
        new URL(request.url).pathname.includes('/admin/audiences') ? refusal(403, 'forbidden') : pass(),
      ),
  },
];
