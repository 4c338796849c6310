import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { numbersIn } from './caseNumbers.ts';
import { titleSeparator } from './results.ts';

/** A test as its file declares it. */
export interface DeclaredTest {
  readonly file: string;
  readonly line: number;
  /** The titles of its groups and its own; what a run fills in is written `%s` or `…`. */
  readonly title: string;
  /** Whether a title of a run is one of this test's. */
  readonly isTitle: (title: string) => boolean;
  /** The cases whose numbers stand in the titles, or begin a text of the table that fills them in. */
  readonly numbers: readonly string[];
}

/** One title: as written, as an expression for what a run makes of it, and the numbers that its table brings. */
interface Title {
  readonly text: string;
  readonly pattern: string;
  readonly numbers: readonly string[];
}

/** A node of the syntax tree (ESTree), of which only a few kinds matter here. */
type Node = Record<string, unknown>;

type Values = Map<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The tests of all files in `folder`, found in the source: nothing has to run, and a comment is no title. */
export function findTests(folder: string): DeclaredTest[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => {
      const file = join(folder, name);
      return testsIn(file, readFileSync(file, 'utf8'));
    });
}

/**
 * The tests that `source` declares with `it`, `test` or `describe`, their `.each` included.
 * @throws Error when the source is not TypeScript
 */
export function testsIn(file: string, source: string): DeclaredTest[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const values = valuesIn(program);
  const found: DeclaredTest[] = [];

  function visit(value: unknown, groups: readonly Title[]): void {
    if (!isNode(value)) return;
    const call = readCall(value, values);
    const titles = call === undefined ? groups : [...groups, call.title];
    if (call === undefined || call.isGroup) {
      for (const child of Object.values(value)) visit(child, titles);
      return;
    }
    const pattern = new RegExp(`^${titles.map((title) => title.pattern).join(titleSeparator)}$`, 's');
    found.push({
      file,
      line: source.slice(0, Number(value.start)).split('\n').length,
      title: titles.map(({ text }) => text).join(titleSeparator),
      isTitle: (title) => pattern.test(title),
      numbers: [...new Set(titles.flatMap(({ text, numbers }) => [...numbersIn(text), ...numbers]))],
    });
  }

  visit(program, []);
  return found;
}

/** The title of a call of `it`, `test` or `describe`; undefined for every other node. */
function readCall(node: Node, values: Values): { title: Title; isGroup: boolean } | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { names, table } = readCallee(node.callee);
  const [root] = names;
  if (root !== 'it' && root !== 'test' && root !== 'describe') return undefined;
  if (names.some((name) => /^(step|extend|use|before|after)/.test(name))) return undefined;
  const given = nodes(node.arguments);
  // A title that is put together when it runs may be any.
  const texts = readText(given[0]) ?? (isFunction(given.at(-1)) ? ['', ''] : undefined);
  if (texts === undefined) return undefined;
  const escaped = texts.map((text) => {
    const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    // `$name` is written `\$name` once it is escaped.
    return table === undefined ? literal : literal.replace(/%[a-z#]|%\\\$|\\\$[\w.\\]+/g, '.*');
  });
  return {
    title: {
      text: texts.join('…'),
      pattern: escaped.join('.*'),
      numbers: textsIn(table, values).flatMap((text) => (/^T\d{3}\b/.test(text) ? numbersIn(text) : [])),
    },
    isGroup: names.includes('describe'),
  };
}

/** `it.each(table)` as its names from left to right, and the table. */
function readCallee(callee: unknown): { names: string[]; table: unknown } {
  if (!isNode(callee)) return { names: [], table: undefined };
  if (callee.type === 'Identifier') return { names: [String(callee.name)], table: undefined };
  if (callee.type === 'CallExpression') {
    return { names: readCallee(callee.callee).names, table: callee.arguments };
  }
  if (callee.type !== 'MemberExpression' || !isNode(callee.property)) return { names: [], table: undefined };
  return {
    names: [...readCallee(callee.object).names, String(callee.property.name)],
    table: undefined,
  };
}

const isFunction = (node: Node | undefined) => /FunctionExpression$/.test(String(node?.type));

/** The parts of a literal text between what is filled in; undefined when the node is no text. */
function readText(node: Node | undefined): string[] | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node?.type !== 'TemplateLiteral') return undefined;
  return nodes(node.quasis).map(({ value }) => (isNode(value) ? String(value.cooked) : ''));
}

/** The texts of a table's rows; what its functions hold is none of them. */
function textsIn(value: unknown, values: Values): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, values));
  if (!isNode(value)) return [];
  if (value.type === 'Identifier') return textsIn(values.get(String(value.name)), new Map());
  if (value.type === 'ArrayExpression') return textsIn(value.elements, values);
  if (value.type === 'TSAsExpression') return textsIn(value.expression, values);
  return readText(value) ?? [];
}

/** What each name of a file is declared as; a table may stand above the tests that it fills in. */
function valuesIn(value: unknown, found: Values = new Map()): Values {
  if (!isNode(value)) return found;
  if (value.type === 'VariableDeclarator' && isNode(value.id)) found.set(String(value.id.name), value.init);
  for (const child of Object.values(value)) valuesIn(child, found);
  return found;
}
