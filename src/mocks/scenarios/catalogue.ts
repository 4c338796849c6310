import { languagesScenarios, translationScenarios } from './languages';
import { connectionScenarios, speedScenarios } from './network';
import { onlyScenario, permissionScenarios } from './permissions';
import { profileScenarios } from './profile';
import { savingScenarios } from './saving';
import type { Scenario } from './scenario';
import { antiForgeryScenarios, signInScenarios } from './signIn';
import { refreshScenarios, tokenScenarios } from './tokens';

/** How many records there are at the start. */
const recordScenarios = (['none', 'one', 'many'] as const).map(
  (records): Scenario => ({
    name: `records-${records}`,
    group: 'records',
    seen: { page: '/user-management/users' },
    settings: { records },
  }),
);

/**
 * Every scenario, in the order in which they stand between client and server: the first one meets a call first.
 * `permissionKeys` are those that the server knows; each of them has a scenario of its own.
 */
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
    ...languagesScenarios,
    ...translationScenarios,
    ...recordScenarios,
  ];
}

/**
 * The scenarios of these names, in the catalogue's order. Of one group the last name counts. `unknown` are the
 * names that no scenario has.
 */
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
