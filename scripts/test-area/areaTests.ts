import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface AreaTests {
  /** Files and folders for Vitest. */
  readonly unit: readonly string[];
  /** Files for Playwright. */
  readonly browser: readonly string[];
}

/**
 * The tests of an area: `tests/areas/<area>`, the texts of all languages, and the browser tests whose names begin with
 * the area's in camelCase.
 * @throws Error when there is no such area
 */
export function areaTests(area: string | undefined): AreaTests {
  const areas = readdirSync('src/areas', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  if (area === undefined || !areas.includes(area)) {
    throw new Error(`Usage: npm run test:area <area>, one of ${areas.join(', ')}`);
  }
  const folder = join('tests/areas', area);
  const begin = area.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
  const isOwn = new RegExp(`^${begin}([A-Z].*)?\\.spec\\.ts$`);
  return {
    unit: [...(existsSync(folder) ? [folder] : []), 'tests/contract/texts.test.ts'],
    browser: readdirSync('tests/e2e')
      .filter((name) => isOwn.test(name))
      .map((name) => join('tests/e2e', name)),
  };
}
