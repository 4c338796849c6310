import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createFixtureApi } from '@/fixture-api/createFixtureApi';
import texts from '../../i18n/en/qa.json';
import { scenarioTables, withTables } from '../../scripts/qa-guide/scenarioTables';

const guide = readFileSync('docs/qa.md', 'utf8');
const { scenarioCatalogue } = createFixtureApi();

it('docs/qa.md names each scenario, how to reach it and what must be seen, as the code has it', () => {
  expect(guide).toBe(withTables(guide, scenarioTables(scenarioCatalogue, texts)));
  for (const { name } of scenarioCatalogue) {
    expect(guide).toContain(name.startsWith('only-') ? 'scenario=only-<key>&' : `scenario=`);
    if (!name.startsWith('only-')) expect(guide).toContain(`| \`${name}\` |`);
  }
});

it('a scenario without a text, a guide without its marks: each is an error', () => {
  expect(() => scenarioTables(scenarioCatalogue, { ...texts, scenarios: {} })).toThrow(/has no scenarios\./);
  expect(() => scenarioTables(scenarioCatalogue, { ...texts, groups: {} })).toThrow(/has no groups\./);
  expect(() => withTables('# A guide', '')).toThrow('docs/qa.md has no');
});
