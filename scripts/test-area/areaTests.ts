import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface AreaTests {
  /** Files and folders for Vitest. */
  readonly unit: readonly string[];
  /** Folders for Playwright. */
  readonly browser: readonly string[];
}

/**
 * The tests of an area: `tests/areas/<area>`, the texts of all languages, and `tests/e2e/areas/<area>`.
 * @throws Error when there is no such area
 */
export function areaTests(area: string | undefined): AreaTests {
  const areas = readdirSync('src/areas', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  if (area === undefined || !areas.includes(area)) {
    throw new Error(`Usage: npm run test:area <area>, one of ${areas.join(', ')}`);
  }
  return {
    unit: [...whereThere(join('tests/areas', area)), 'tests/contract/texts.test.ts'],
    browser: whereThere(join('tests/e2e/areas', area)),
  };
}

const whereThere = (folder: string) => (existsSync(folder) ? [folder] : []);
