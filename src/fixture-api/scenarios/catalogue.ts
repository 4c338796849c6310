import {
  antiForgeryScenarios,
  onlyScenario,
  permissionScenarios,
  profileScenarios,
  refreshScenarios,
  signInScenarios,
  tokenScenarios,
} from './access';
import { dashboardScenarios } from './dashboard';
import { figuresScenarios } from './figures';
import { guidesScenarios } from './guides';
import { helpScenarios } from './help';
import { languagesScenarios, translationScenarios } from './languages';
import { messagesScenarios } from './messages';
import { modulesScenarios } from './modules';
import { callsScenarios, connectionScenarios, savingScenarios, speedScenarios } from './saving';
import type { Scenario } from './scenario';
import { textsScenarios } from './texts';

/** The scenarios of the initial number of records. */
const recordScenarios = (['none', 'one', 'many'] as const).map(
  (records): Scenario => ({
    name: `records-${records}`,
    group: 'records',
    link: { page: '/user-management/users' },
    settings: { records },
  }),
);

/** All scenarios in the order in which they handle a call, with one for each of the server's `permissionKeys`. */
export function scenarioCatalogue(permissionKeys: readonly string[]): readonly Scenario[] {
  return [
    ...speedScenarios,
    ...connectionScenarios,
    ...antiForgeryScenarios,
    ...tokenScenarios,
    ...refreshScenarios,
    ...signInScenarios,
    ...permissionKeys.map(onlyScenario),
    ...permissionScenarios,
    ...profileScenarios,
    ...savingScenarios,
    ...modulesScenarios,
    ...textsScenarios,
    ...messagesScenarios,
    ...guidesScenarios,
    ...helpScenarios,
    ...figuresScenarios,
    ...languagesScenarios,
    ...translationScenarios,
    ...callsScenarios,
    ...dashboardScenarios,
    ...recordScenarios,
  ];
}

/** The scenarios with these names, in the catalogue's order; the last name of a group wins. `unknown` has names without a scenario. */
export function chooseScenarios(
  catalogue: readonly Scenario[],
  names: readonly string[],
): { chosen: readonly Scenario[]; unknown: readonly string[] } {
  const byName = new Map(catalogue.map((scenario) => [scenario.name, scenario]));
  const byGroup = new Map<string, Scenario>();
  for (const name of names) {
    const scenario = byName.get(name);
    if (scenario) byGroup.set(scenario.group, scenario);
  }
  return {
    chosen: catalogue.filter((scenario) => byGroup.get(scenario.group) === scenario),
    unknown: names.filter((name) => !byName.has(name)),
  };
}
