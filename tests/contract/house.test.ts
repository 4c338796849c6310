import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { portsOf, workers } from '../e2e/servers';

/** The conventions of CONTRIBUTING.md that no linter knows. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

const sources = filesIn('src').filter((path) => /\.tsx?$/.test(path));
const read = (path: string) => readFileSync(path, 'utf8');
const thoseWith = (pattern: RegExp, paths: readonly string[]) =>
  paths.filter((path) => pattern.test(read(path)));

describe('the house', () => {
  it('has no bucket folders, and names folders in kebab-case', () => {
    const folders = [...new Set(sources.map(dirname))];
    const odd = folders.filter((folder) => {
      const name = basename(folder);
      return (
        /^(utils?|helpers?|hooks|types|constants|common|shared|lib|misc)$/.test(name) ||
        !/^[a-z0-9]+(-[a-z0-9]+)*$|^i18n$/.test(name)
      );
    });
    expect(odd).toEqual([]);
  });

  it('names components in PascalCase and modules in camelCase', () => {
    const odd = sources.filter(
      (path) => !/^([A-Z][A-Za-z0-9]*\.tsx|[a-z][A-Za-z0-9]*(\.d)?\.tsx?)$/.test(basename(path)),
    );
    expect(odd).toEqual([]);
  });

  it('reads import.meta.env in config.ts and isDevelopment.ts alone', () => {
    expect(thoseWith(/import\.meta\.env/, sources)).toEqual(['src/config.ts', 'src/isDevelopment.ts']);
  });

  it('knows tokens and the Authorization header in session/, api/ and the fixture API alone', () => {
    const elsewhere = sources.filter((path) => !/^src\/(session|api|mocks)\//.test(path));
    expect(thoseWith(/\bBearer\b|['"]Authorization['"]|refresh_token|access_token/, elsewhere)).toEqual([]);
  });

  it('touches the browser’s storage in the session, the preferences, the start page and the demo alone', () => {
    const known = /^src\/(session|mocks|qa|app\/preferences)\/|^src\/start\/(choosePage|startFile)\.ts$/;
    expect(
      thoseWith(
        /\b(localStorage|sessionStorage|indexedDB)\b/,
        sources.filter((path) => !known.test(path)),
      ),
    ).toEqual([]);
  });

  it('puts no HTML from text into a page, but for what DOMPurify has cleaned, in one place', () => {
    expect(
      thoseWith(/dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write/, sources),
    ).toEqual(['src/app/react-admin/CleanedHtml.tsx']);
  });

  it('makes each format of numbers and dates once: in ui/formats.ts, and where a server’s language or zone is tried', () => {
    const elsewhere = sources.filter(
      (path) =>
        path !== 'src/ui/formats.ts' &&
        !/^src\/(api|mocks)\/|\/fixtures\/|\/(isTimeZone|zonedTime)\.ts$/.test(path),
    );
    expect(thoseWith(/new Intl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat)\([^)]/, elsewhere)).toEqual(
      [],
    );
  });

  it('re-exports nothing', () => {
    // But for what the pages of a resource refer to: `new:resource` names it in one place, wherever it is said.
    const others = sources.filter((path) => !/^src\/areas\/[^/]+\/[^/]+\/references\.ts$/.test(path));
    expect(thoseWith(/^export (\*|\{[^}]*\}) from/m, others)).toEqual([]);
  });
});

describe('the tests', () => {
  const tests = filesIn('tests').filter((path) => /\.tsx?$/.test(path) && !path.endsWith('house.test.ts'));

  it('never sleep', () => {
    expect(thoseWith(/waitForTimeout|setTimeout\(\s*(resolve|r|done)\b/, tests)).toEqual([]);
  });

  it('wait as long as tests/support/setup.ts and vitest.config.ts say, on a busy machine too', () => {
    const units = tests.filter((path) => !path.startsWith('tests/e2e/') && !path.endsWith('/setup.ts'));
    expect(thoseWith(/asyncUtilTimeout|testTimeout|\btimeout: \d/, units)).toEqual([]);
  });

  it('run in a browser with the test that notices violations of the policy', () => {
    const specs = tests.filter((path) => path.endsWith('.spec.ts'));
    expect(thoseWith(/import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/, specs)).toEqual([]);
  });

  it('have each server’s port from servers.ts, which gives no two the same', () => {
    const specs = tests.filter((path) => path.startsWith('tests/e2e/') && !path.endsWith('/servers.ts'));
    expect(thoseWith(/localhost:\d|\bport: \d/, specs)).toEqual([]);
    const ports = Array.from({ length: workers }, (_each, worker) => Object.values(portsOf(worker))).flat();
    expect(new Set(ports).size).toBe(ports.length);
  });

  it('assert something in each test file', () => {
    const files = tests.filter((path) => /\.(test|spec)\.tsx?$/.test(path));
    expect(files.filter((path) => !/\bexpect\w*\(|assert\(/.test(read(path)))).toEqual([]);
  });
});

it('the lock file names no place of download', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "http/);
});

it('the lock file names the packages of every platform, or npm ci refuses it', () => {
  const { packages }: { packages: Record<string, { optionalDependencies?: Record<string, string> }> } =
    JSON.parse(read('package-lock.json'));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});
