import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

/** The reasons for these lists are in SECURITY.md. */
const shippable = ['MIT', 'ISC', 'Apache-2.0', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause'];
const forTools = [...shippable, 'MPL-2.0', 'BlueOak-1.0.0', 'CC0-1.0', 'PSF-2.0'];
/** Packages that name their licence in a way of their own, with what their text is. */
const readByHand: Readonly<Record<string, string>> = { 'node_modules/css-mediaquery': 'BSD-3-Clause' };

const entrySchema = v.object({
  dev: v.optional(v.boolean()),
  optional: v.optional(v.boolean()),
  license: v.optional(v.string()),
  integrity: v.optional(v.string()),
  hasInstallScript: v.optional(v.boolean()),
});
const lockSchema = v.object({ packages: v.record(v.string(), entrySchema) });
const packageSchema = v.object({
  license: v.optional(v.string()),
  allowScripts: v.optional(v.record(v.string(), v.boolean())),
});

const { packages } = v.parse(lockSchema, JSON.parse(readFileSync('package-lock.json', 'utf8')));
const entries = Object.entries(packages).filter(([path]) => path !== '');
/** Without the tools' binaries for other platforms, which are in the lock file but not installed. */
const installedPackages = entries.filter(
  ([path, { optional, license }]) => existsSync(path) || !optional || license !== undefined,
);
const readPackage = (file: string) => v.parse(packageSchema, JSON.parse(readFileSync(file, 'utf8')));

/** `(A OR B)` needs one allowed licence, `A AND B` both; any other text counts as one licence. */
const isAllowed = (licence: string, allowed: readonly string[]) =>
  licence
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((each) => allowed.includes(each)));

/** The package's own licence field; that of the lock file if it is for another platform and not installed. */
function licenceOf(path: string): string | undefined {
  const file = join(path, 'package.json');
  return readByHand[path] ?? (existsSync(file) ? readPackage(file).license : packages[path]?.license);
}

describe('the licences', () => {
  it('of what the application ships are permissive, those of its tools too or weaker than the GPL', () => {
    const odd = installedPackages
      .map(([path, { dev = false }]) => ({ path, dev, licence: licenceOf(path) ?? 'none' }))
      .filter(({ dev, licence }) => !isAllowed(licence, dev ? forTools : shippable));
    expect(odd).toEqual([]);
    expect(installedPackages.length).toBeGreaterThan(300);
  });
});

it('each package has a checksum, so that only this content is installed', () => {
  expect(installedPackages.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

it('each install script is justified in SECURITY.md, and allowed by name', () => {
  const withScript = entries
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  const page = readFileSync('SECURITY.md', 'utf8');
  const table = page.split('| What its script does |')[1]?.split('\n\n')[0] ?? '';
  const justified = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
  expect(justified).toEqual(withScript);
  expect(readPackage('package.json').allowScripts).toEqual(
    Object.fromEntries(withScript.map((name) => [name, true])),
  );
});
