import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { caseNumbers } from '../../scripts/cases/caseNumbers';
import { findTests } from '../../scripts/cases/declaredTests';
import { anchorsOf, citationsIn, headingsOf, linksIn, proseOf } from '../support/citations';

const read = (path: string) => readFileSync(path, 'utf8');

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...filesIn('docs').filter((path) => path.endsWith('.md')),
];
const files = [
  ...pages,
  ...['src', 'tests', 'scripts', 'vite', 'docs', 'deploy'].flatMap(filesIn),
  ...['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'index.html'],
].filter((path, index, all) => /\.(tsx?|md|yaml|conf|html)$/.test(path) && all.indexOf(path) === index);

const specification = headingsOf(read('docs/specification.md')).flatMap(
  (heading) => /^[SR][\d.]+(?= )/.exec(heading) ?? [],
);
const faults = [...read('docs/decisions/cases.md').matchAll(/^\| (M\d+) \|/gm)].map(([, number]) => number);
const numbered = new Set([...specification, ...faults, ...caseNumbers]);

const hasAnchor = (path: string, anchor = '') =>
  anchor === '' || !path.endsWith('.md') || anchorsOf(read(path)).has(anchor);

/** Whether there is what a citation names. */
function leads(target: string): boolean {
  if (numbered.has(target)) return true;
  const [path = '', anchor] = target.split('#');
  return path.includes('/') && existsSync(path) && hasAnchor(path, anchor);
}

it.each([
  ['S', 10],
  ['R', 11],
])('the specification numbers each heading of part %s once, up to %i', (part, last) => {
  const own = specification.filter((number) => number.startsWith(part));
  expect(new Set(own).size).toBe(own.length);
  expect(own.filter((number) => !number.includes('.'))).toEqual(
    Array.from({ length: last }, (_none, index) => `${part}${index + 1}`),
  );
});

it('every citation in a comment or a page leads somewhere', () => {
  const dead = files.flatMap((file) =>
    citationsIn(proseOf(file, read(file)))
      .filter(({ target }) => !leads(target))
      .map(({ line, target }) => `${file}:${line} cites ${target}`),
  );
  expect(dead).toEqual([]);
});

it('every citation in the title of a test leads somewhere', () => {
  const dead = findTests('tests').flatMap(({ file, line, title }) =>
    citationsIn(title)
      .filter(({ target }) => !leads(target))
      .map(({ target }) => `${file}:${line} cites ${target}`),
  );
  expect(dead).toEqual([]);
});

it('every link of a page leads to a file and a heading', () => {
  const broken = pages.flatMap((page) =>
    linksIn(read(page))
      .filter(({ target }) => {
        const [path = '', anchor] = target.split('#');
        const file = path === '' ? page : join(dirname(page), path);
        return !existsSync(file) || !hasAnchor(file, anchor);
      })
      .map(({ line, target }) => `${page}:${line} links to ${target}`),
  );
  expect(broken).toEqual([]);
});

describe('citations', () => {
  const targets = (text: string) => citationsIn(text).map(({ target }) => target);

  it.each([
    ['specification, section 4', ['S4']],
    ['specification, sections 2, 5 and 8; reading R5', ['S2', 'S5', 'S8', 'R5']],
    ["the specification's section 4.2", ['S4.2']],
    ['readings R3, R4 and R7', ['R3', 'R4', 'R7']],
    ['specification, S4.2', ['S4.2']],
    ['RFC 6749, section 5.2', []],
    ['section 7, RFC 6749 sections 4.3, 5 and 6', ['S7']],
    ['decision D-4, issue 12', ['D-4', 'issue 12']],
    ['see docs/api.md#records, `src/config.ts`.', ['docs/api.md#records', 'src/config.ts']],
  ])('are found in: %s', (text, cited) => {
    expect(targets(text)).toEqual(cited);
  });

  it('are the numbers of cases and of faults, too', () => {
    expect(targets('cases T131 and T175, and M2')).toEqual(['T131', 'T175', 'M2']);
  });

  it('are found in the comments of a script, across lines, and with their lines', () => {
    const source =
      "const a = 'R99';\n/**\n * Bla (specification,\n * section 4).\n */\n// R5 and\n// readings R6\n";
    expect(citationsIn(proseOf('a.ts', source))).toEqual([
      { line: 4, target: 'S4' },
      { line: 6, target: 'R5' },
      { line: 7, target: 'R6' },
    ]);
  });

  it('lead nowhere where the number, the file or the heading does not exist', () => {
    const dead = ['S11', 'S4.9', 'R12', 'T253', 'M99', 'D-1', 'docs/gone.md', 'docs/api.md#gone', 'issue 12'];
    expect(dead.filter(leads)).toEqual([]);
  });
});
