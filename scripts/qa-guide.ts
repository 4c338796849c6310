import { readFileSync, writeFileSync } from 'node:fs';
import texts from '../i18n/en/qa.json' with { type: 'json' };
import { loadModule } from '../vite/loadModule.ts';
import { scenarioTables, withTables } from './qa-guide/scenarioTables.ts';

/** `npm run qa-guide`: writes the tables of `docs/qa.md` from the scenarios and their English texts. */
const guide = new URL('../docs/qa.md', import.meta.url);
const { createFixtureApi } = await loadModule<typeof import('../src/fixture-api/createFixtureApi.ts')>(
  '/src/fixture-api/createFixtureApi.ts',
);
const tables = scenarioTables(createFixtureApi().scenarioCatalogue, texts);
writeFileSync(guide, withTables(readFileSync(guide, 'utf8'), tables));
