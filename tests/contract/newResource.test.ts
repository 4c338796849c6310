import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, followReadme, readmeFiles } from '../support/readmeExample';

/** `npm run new:resource` in a copy of the project: what it writes is compiled, linted and tested like everything else. */
let copy = '';
const parts = [
  'src',
  'i18n',
  'public',
  'scripts',
  'vite',
  'docs/openapi.yaml',
  'docs/openapi',
  'tests/support',
  'tests/contract/texts.test.ts',
];
const configuration = [
  '.gitignore',
  'package.json',
  'tsconfig.json',
  'biome.json',
  'vite.config.ts',
  'vitest.config.ts',
];

beforeAll(() => {
  copy = copyProject([...parts, ...configuration]);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** A failed command's output says what is wrong. */
function failure(command: string, args: readonly string[], error: unknown): Error {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
  return new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
}

function newResource(...given: string[]): void {
  const args = ['scripts/new-resource.ts', ...given];
  try {
    execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw failure('node', args, error);
  }
}

/** Runs a command of a package; several can run side by side. */
async function run(command: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(join('node_modules/.bin', command), args, { cwd: copy });
    return stdout;
  } catch (error) {
    throw failure(command, args, error);
  }
}

/** The lines of the application, its fixtures and its texts. */
function lines(): number {
  return ['src', 'i18n']
    .flatMap((folder) =>
      readdirSync(join(copy, folder), { recursive: true, withFileTypes: true, encoding: 'utf8' }),
    )
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) =>
        sum + readFileSync(join(parentPath, name), 'utf8').split('\n').length - 1,
      0,
    );
}

describe('npm run new:resource', () => {
  it('starts a resource with at most 60 lines outside the tests', () => {
    const before = lines();
    newResource('user-management', 'access-keys');
    const added = lines() - before;
    expect(added).toBeGreaterThan(30);
    expect(added).toBeLessThanOrEqual(60);
  });

  it('takes the place of the page that only says what an area is for', () => {
    newResource('messages', 'letters');
    expect(existsSync(join(copy, 'src/areas/messages/MessagesPage.tsx'))).toBe(false);
  });

  it('knows areas whose address depends on the product, and singulars that it cannot guess', () => {
    newResource('product-controlling', 'indices', 'index');
  });

  it('adds to the area of the README the resource of the README', () => {
    followReadme(copy);
    expect(existsSync(join(copy, 'src/areas/catalogue/CataloguePage.tsx'))).toBe(false);
    const shown = [...readmeFiles('Add an area').keys(), ...readmeFiles('Add a resource').keys()];
    expect(shown).toContain('src/areas/catalogue/books/BookList.tsx');
    expect(shown).toContain('i18n/de/catalogue.json');
  });

  it('refuses what it cannot do, and says why', () => {
    expect(() => newResource('nowhere', 'books')).toThrow(/There is no area/);
    expect(() => newResource('messages', 'letters')).toThrow(/is there already/);
    expect(() => newResource('messages', 'Love Letters')).toThrow(/kebab-case/);
    expect(() => newResource('messages', 'sheep')).toThrow(/singular/);
    expect(() => newResource('messages')).toThrow(/Usage/);
  });

  it('writes what compiles, is clean and passes as it is', async () => {
    const [said] = await Promise.all([
      // One process loads the libraries once, which takes longer than these tests.
      run('vitest', 'run', '--maxWorkers=1', 'tests/areas', 'tests/contract/texts.test.ts'),
      run('tsc', '--noEmit').then(() =>
        run('biome', 'check', '--error-on-warnings', 'src', 'i18n', 'tests/areas'),
      ),
    ]);
    expect(said).toMatch(/Test Files.*5 passed/);
  }, 180_000);
});
