import type { Scenario } from '../../src/fixture-api/scenarios/scenario.ts';

/** A scenario's texts in `i18n/en/qa.json`: its title, what the server does, and what to expect. */
interface ScenarioTexts {
  readonly title: string;
  readonly does: string;
  readonly see: string;
}

export interface QaTexts {
  readonly groups: Readonly<Record<string, string>>;
  readonly scenarios: Readonly<Record<string, ScenarioTexts>>;
}

const family = 'only-';

/**
 * The query of the start page that opens a scenario: the page, the scenario with those that it needs, the account. Short enough to type,
 * unlike the panel's link.
 */
function scenarioQuery({ name, needs = [], link = {} }: Scenario): string {
  const parts = [
    // A fragment in the page's path would end the query.
    `open=${(link.page ?? '/profile').replaceAll('#', '%23')}`,
    `scenario=${[...needs, name].join(',')}`,
    `as=${link.account ?? 'admin'}`,
    ...(link.language ? [`lang=${link.language}`] : []),
  ];
  return `?${parts.join('&')}`;
}

function textsOf(scenario: Scenario, { scenarios }: QaTexts): ScenarioTexts {
  const texts = scenarios[scenario.name];
  if (!texts) throw new Error(`i18n/en/qa.json has no scenarios.${scenario.name}`);
  return texts;
}

/** Merges the scenarios of permission keys into one row, so that a new area does not change the guide. */
function withoutFamily(catalogue: readonly Scenario[]): readonly Scenario[] {
  const first = catalogue.find(({ name }) => name.startsWith(family));
  return catalogue.filter((scenario) => scenario === first || !scenario.name.startsWith(family));
}

function row(scenario: Scenario, texts: QaTexts): string {
  const isFamily = scenario.name.startsWith(family);
  const { does, see } = isFamily ? textsOf({ ...scenario, name: 'only' }, texts) : textsOf(scenario, texts);
  const plain = (text: string) =>
    (isFamily ? text.replaceAll('%{key}', '`<key>`') : text).replaceAll('|', '\\|');
  const name = isFamily ? 'only-<key>' : scenario.name;
  return `| \`${name}\` | ${plain(does)} | \`${scenarioQuery({ ...scenario, name })}\` | ${plain(see)} |`;
}

/**
 * The tables of `docs/qa.md`, one for each group, in Markdown.
 * @throws Error if a scenario or group has no text
 */
export function scenarioTables(catalogue: readonly Scenario[], texts: QaTexts): string {
  const scenarios = withoutFamily(catalogue);
  const groups = [...new Set(scenarios.map(({ group }) => group))];
  return groups
    .map((group) => {
      const caption = texts.groups[group];
      if (caption === undefined) throw new Error(`i18n/en/qa.json has no groups.${group}`);
      return [
        `### ${caption}`,
        '',
        '| Scenario | The server | Start page | Expected |',
        '|---|---|---|---|',
        ...scenarios.filter((scenario) => scenario.group === group).map((scenario) => row(scenario, texts)),
      ].join('\n');
    })
    .join('\n\n');
}

const begin = '<!-- Scenarios: written by `npm run qa-guide`. -->';
const end = '<!-- End of the scenarios. -->';

/**
 * The guide with the tables inserted between its markers.
 * @throws Error if the markers are missing
 */
export function withTables(guide: string, tables: string): string {
  const [head, rest] = guide.split(begin);
  const [, tail] = rest?.split(end) ?? [];
  if (head === undefined || tail === undefined) throw new Error(`docs/qa.md has no ${begin} … ${end}`);
  return `${head}${begin}\n\n${tables}\n\n${end}${tail}`;
}
