import { isRecord, refusal } from '../answers';
import type { Fields } from '../store';
import { when } from './answering';
import { hostileSettings } from './hostileSettings';
import type { PlayedCall, Scenario } from './scenario';

/** The modules that a call switches; none if it only requests the plan. */
async function switched({ request }: PlayedCall): Promise<string[]> {
  if (!new URL(request.url).pathname.endsWith('/modules/actions/switch')) return [];
  const order: unknown = await request.clone().json();
  if (!isRecord(order) || order.dryRun === true || !Array.isArray(order.changes)) return [];
  return order.changes.flatMap((each) => (isRecord(each) && typeof each.id === 'string' ? [each.id] : []));
}

/** The positions that a call saves. */
async function savedPositions({ request }: PlayedCall): Promise<string[]> {
  if (!new URL(request.url).pathname.endsWith('/positions/actions/save')) return [];
  const order: unknown = await request.clone().json();
  if (!isRecord(order) || !Array.isArray(order.positions)) return [];
  return order.positions.flatMap((each) => (isRecord(each) && typeof each.id === 'string' ? [each.id] : []));
}

/** A setting as somebody else may have typed it: numbers are one less, texts by language end with `*`. */
function editedSetting(value: unknown): unknown {
  if (typeof value === 'number') return value > 1 ? value - 1 : value + 1;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([code, text]) => [code, typeof text === 'string' ? `${text} *` : text]),
  );
}

const editedSettings = (settings: unknown): Fields =>
  Object.fromEntries(Object.entries(Object(settings)).map(([name, value]) => [name, editedSetting(value)]));

/** Rules as somebody else may have set them: the other way round, with other settings, and with one for a further group. */
function editedTargeting(targeting: unknown, groupId: string): Fields {
  const { rules, ...rest } = isRecord(targeting) ? targeting : {};
  const all = Array.isArray(rules) ? rules.filter(isRecord) : [];
  const turned = all.map((rule) => ({
    ...rule,
    ...(rule.state !== undefined && { state: rule.state === 'on' ? 'off' : 'on' }),
    ...(rule.settings !== undefined && { settings: editedSettings(rule.settings) }),
  }));
  const isThere = all.some((rule) => rule.groupId === groupId);
  return { ...rest, rules: [...turned, ...(isThere ? [] : [{ groupId, state: 'off' }])] };
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
    name: 'module-hostile',
    group: 'modules',
    link: { page: '/website-modules/modules?filter={"q":"feed"}' },
    start({ changeRecords }) {
      const schema = JSON.stringify(hostileSettings.settingsSchema);
      changeRecords('modules', ({ key, settingsSchema }) =>
        // After a reload, what was saved meanwhile stays.
        key === 'feed-reader' && JSON.stringify(settingsSchema) !== schema ? hostileSettings : undefined,
      );
      return (_call, pass) => pass();
    },
  },
  {
    name: 'module-save-conflicting',
    group: 'saving',
    link: listLink,
    start({ changeRecord, changeRecords }) {
      const known = new Set<string>();
      return when('change', ({ saves }, pass) => {
        // Once for each module: after the comparison, saving works.
        if (saves?.resource !== 'modules' || known.has(saves.id)) return pass();
        known.add(saves.id);
        let group: string | undefined;
        changeRecords('groups', ({ id }) => {
          group ??= id;
          return undefined;
        });
        changeRecord('modules', saves.id, ({ settings, targeting }) => ({
          settings: editedSettings(settings),
          ...(group !== undefined && { targeting: editedTargeting(targeting, group) }),
        }));
        return pass();
      });
    },
  },
  {
    name: 'positions-save-conflicting',
    group: 'saving',
    link: { page: '/website-modules/positions' },
    start({ changeRecord }) {
      const known = new Set<string>();
      return when('change', async (call, pass) => {
        for (const id of await savedPositions(call)) {
          if (known.has(id)) continue;
          known.add(id);
          // The last module comes first.
          changeRecord('positions', id, ({ moduleIds }) =>
            Array.isArray(moduleIds) && moduleIds.length > 1
              ? { moduleIds: [...moduleIds.slice(-1), ...moduleIds.slice(0, -1)] }
              : {},
          );
        }
        return pass();
      });
    },
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
