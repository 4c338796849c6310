import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, followReadme, newResource, removeAreas } from '../support/readmeExample';

/** `npm run new:resource` in a copy of the project: what it writes is compiled, linted and tested like everything else. */
let copy = '';
beforeAll(() => {
  copy = copyProject();
  removeAreas(copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs the command of a package; its output says what is wrong. */
function run(command: string, ...args: string[]): string {
  try {
    return execFileSync(join('node_modules/.bin', command), args, {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  }
}

describe('npm run new:resource', () => {
  it('writes what the README builds on, and all of it compiles, lints and passes', () => {
    followReadme(copy);
    expect(existsSync(join(copy, 'src/areas/catalogue/CataloguePage.tsx'))).toBe(false);
    run('biome', 'check', '--error-on-warnings', 'src', 'i18n', 'tests/areas');
    run('tsc', '--noEmit');
    const output = run(
      'vitest',
      'run',
      '--maxWorkers=1',
      'tests/areas/catalogue',
      'tests/contract/texts.test.ts',
    );
    expect(output).toMatch(/Test Files.*\D3 passed/);
  }, 900_000);

  it('writes nothing when it would not pass, and says what and where', () => {
    const fixtures = join(copy, 'src/areas/catalogue/fixtures.ts');
    writeFileSync(fixtures, `${readFileSync(fixtures, 'utf8')}\nexport const pages: number = 'many';\n`);
    const all = () =>
      ['src', 'i18n', 'tests'].flatMap((folder) =>
        readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' }),
      );
    const before = all();
    expect(() => newResource(copy, 'catalogue', 'series', 'single-series')).toThrow(
      /Nothing was written: .* does not pass .*src\/areas\/catalogue\/fixtures\.ts/,
    );
    expect(all()).toEqual(before);
  });
});
