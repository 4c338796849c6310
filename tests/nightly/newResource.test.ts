import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addArea, copyProject, followReadme, readmeFiles, removeAreas } from '../support/readmeExample';

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
  removeAreas(copy);
  for (const key of ['post', 'orders', 'figures', 'rights', 'shops']) addArea(copy, key);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** A failed command's output says what is wrong. */
function failure(command: string, args: readonly string[], error: unknown): Error {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
  return new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** Runs the command and gives what it says. */
function newResource(...given: string[]): string {
  const args = ['scripts/new-resource.ts', ...given];
  try {
    return execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
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

/** What a server has of orders; every kind of field that samples can tell. */
const orders = Array.from({ length: 12 }, (_each, index) => ({
  id: `o${index}`,
  title: `Order ${index}`,
  customerId: `c${index}`,
  payment: index % 2 ? 'card' : 'invoice',
  orderedOn: '2026-11-22',
  paidAt: '2026-11-22T10:00:00Z',
  isPaid: index % 3 === 0,
  copies: index,
  weight: index + 0.5,
  total: { amount: '9.90', currency: 'EUR' },
  comment: 'Leave it at the door.',
  notes: null,
  lines: [{ book: 'The Sea', copies: 1 }],
}));

/** Records that refer to others, which are described only afterwards. */
const rights = `
components:
  schemas:
    Contract:
      required: [title]
      properties:
        title: { type: string }
        partnerId: { type: string }
        groupId: { type: string }
    Partner: { required: [company], properties: { company: { type: string } } }
    Shop: { required: [name], properties: { name: { type: string }, offerId: { type: string } } }
    Offer: { required: [name], properties: { name: { type: string }, shopId: { type: string } } }
`;

describe('npm run new:resource', () => {
  it('adds to the area of the README the resource of the README', () => {
    followReadme(copy);
    expect(existsSync(join(copy, 'src/areas/catalogue/CataloguePage.tsx'))).toBe(false);
    const shown = [...readmeFiles('Add an area').keys(), ...readmeFiles('A list with everything').keys()];
    expect(shown).toContain('src/areas/catalogue/books/BookList.tsx');
    expect(shown).toContain('i18n/de/catalogue.json');
  });

  it('starts a resource with at most 60 lines outside the tests', () => {
    const before = lines();
    newResource('catalogue', 'access-keys');
    const added = lines() - before;
    expect(added).toBeGreaterThan(30);
    expect(added).toBeLessThanOrEqual(60);
  });

  it('takes the place of the page that only says what an area is for, and tells it', () => {
    const said = newResource('post', 'letters');
    expect(said).toMatch(/Deleted:\n {2}src\/areas\/post\/PostPage\.tsx\n/);
    expect(existsSync(join(copy, 'src/areas/post/PostPage.tsx'))).toBe(false);
  });

  it('writes the article that a name takes', () => {
    newResource('post', 'editions');
    expect(readFileSync(join(copy, 'src/areas/post/editions/EditionEdit.tsx'), 'utf8')).toContain(
      '/** An edition. */',
    );
    expect(readFileSync(join(copy, 'tests/areas/post/editions.test.tsx'), 'utf8')).toContain(
      'adds an edition',
    );
  });

  it('writes inputs, columns, filters, schema and fixtures for the fields of a description', () => {
    const path = join(copy, 'orders.json');
    writeFileSync(path, JSON.stringify(orders));
    const said = newResource('orders', 'orders', '--from', path);
    expect(said).toMatch(/Could not be inferred, look at it:\n.*notes: empty in all samples/s);
    const written = (name: string) => readFileSync(join(copy, 'src/areas/orders/orders', name), 'utf8');
    expect(written('OrderInputs.tsx')).toContain('<FormDateField source="orderedOn" required />');
    expect(written('OrderList.tsx')).toContain('<Column source="customerId" reference={customers} />');
    expect(written('orderSchema.ts')).toContain("['card', 'invoice'] as const");
    expect(written('orderFilters.ts')).toContain("...dateRange('orderedOn')");
  });

  it('knows areas whose address depends on the product, and singulars that it cannot guess', () => {
    const file = join(copy, 'src/areas/figures/area.ts');
    const dependent = readFileSync(file, 'utf8').replace(
      "path: 'figures'",
      `path: (product) => \`\${product.key}-figures\``,
    );
    writeFileSync(file, dependent);
    newResource('figures', 'indices', 'index');
    expect(readFileSync(join(copy, 'src/areas/figures/indices/IndexEdit.tsx'), 'utf8')).toContain(
      'IndexEdit',
    );
  });

  it('gives pages to a resource that others referred to, with the fixtures that it has', () => {
    newResource('catalogue', 'authors');
    const area = readFileSync(join(copy, 'src/areas/catalogue/area.ts'), 'utf8');
    expect(area.match(/name: 'authors'/g)).toHaveLength(1);
    expect(area).toContain('./authors/AuthorList');
    expect(
      readFileSync(join(copy, 'src/areas/catalogue/fixtures.ts'), 'utf8').match(/authors:/g),
    ).toHaveLength(1);
  });

  it('says once how records are named, and gives described fixtures to what others referred to', () => {
    const path = join(copy, 'rights.yaml');
    writeFileSync(path, rights);
    newResource('rights', 'contracts', '--from', `${path}#Contract`);
    const said = newResource('rights', 'partners', '--from', `${path}#Partner`);
    const folder = join(copy, 'src/areas/rights');
    const first = readFileSync(join(folder, 'contracts/references.ts'), 'utf8');
    const second = readFileSync(join(folder, 'partners/references.ts'), 'utf8');
    expect(first.match(/String\(title\)/g)).toHaveLength(1);
    expect(first.match(/String\(company\)/g)).toHaveLength(1);
    expect(first).toContain("export { groups } from '@/people/references'");
    expect(second.trim()).toBe("export { partners } from '../contracts/references';");
    expect(readFileSync(join(folder, 'fixtures.ts'), 'utf8')).toMatch(/company: `company \$\{index/);
    expect(said).not.toContain('stay as they are');
    // A cycle of references: neither can be made first.
    newResource('shops', 'shops', '--from', `${path}#Shop`);
    expect(newResource('shops', 'offers', '--from', `${path}#Offer`)).toContain(
      'the fixtures of offers stay as they are; give them the further fields',
    );
  });

  it('refuses what it cannot do, and says why', () => {
    expect(() => newResource('nowhere', 'books')).toThrow(/There is no area/);
    expect(() => newResource('post', 'letters')).toThrow(/is there already/);
    expect(() => newResource('post', 'Love Letters')).toThrow(/kebab-case/);
    expect(() => newResource('post', 'sheep')).toThrow(/singular/);
    expect(() => newResource('post')).toThrow(/Usage/);
    expect(() => newResource('post', 'books')).toThrow(/catalogue\/area\.ts has a resource 'books' already/);
  });

  it('writes what compiles, is clean and passes as it is', async () => {
    const [said] = await Promise.all([
      // One process loads the libraries once, which takes longer than these tests.
      run('vitest', 'run', '--maxWorkers=1', 'tests/areas', 'tests/contract/texts.test.ts'),
      run('tsc', '--noEmit').then(() =>
        run('biome', 'check', '--error-on-warnings', 'src', 'i18n', 'tests/areas'),
      ),
    ]);
    const tests = readdirSync(join(copy, 'tests/areas'), { recursive: true, encoding: 'utf8' });
    const files = tests.filter((name) => name.endsWith('.test.tsx')).length + 1;
    expect(said).toMatch(new RegExp(`Test Files.*\\D${files} passed`));
  }, 400_000);
});
