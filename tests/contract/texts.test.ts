import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import raEnglish from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { isLanguageCode } from '@/api/languageCode';
import { pluralFormsOf } from '@/api/pluralForms';

const folder = join(import.meta.dirname, '../../i18n');
const source = join(import.meta.dirname, '../../src');

/** Every leaf by its full key, including those that are not texts. */
function leaves(node: unknown, key: string): [string, unknown][] {
  if (typeof node !== 'object' || node === null) return [[key, node]];
  return Object.entries(node).flatMap(([name, value]) => leaves(value, `${key}.${name}`));
}

/** The texts of a language by file and key: `app.json` has the keys `app.*`. */
function readTexts(code: string): Map<string, unknown> {
  const files = readdirSync(join(folder, code)).filter((name) => name.endsWith('.json'));
  return new Map(
    files.flatMap((name) =>
      leaves(JSON.parse(readFileSync(join(folder, code, name), 'utf8')), name.slice(0, -'.json'.length)),
    ),
  );
}

const english = new Map([...leaves(raEnglish.ra, 'ra'), ...readTexts('en')]);
const languages = readdirSync(folder).filter((name) => !name.includes('.'));
/** The languages that are not translated whole (`npm run new:language`): texts may be missing, or English. */
const partialFile = join(folder, 'partial.json');
const partial: unknown[] = existsSync(partialFile) ? JSON.parse(readFileSync(partialFile, 'utf8')) : [];
const placeholders = (text: string) => [...new Set(text.match(/%\{.*?\}/g))].sort();
const forms = (text: string) => text.split('||||');

describe.each(languages)('the texts of %s', (code) => {
  const texts = code === 'en' ? english : readTexts(code);
  const isPartial = partial.includes(code);
  const pairs = [...texts].flatMap(([key, text]): [string, string, string][] => {
    const original = english.get(key);
    // What is English still has English plural forms and spaces.
    if (isPartial && text === original) return [];
    return typeof text === 'string' && typeof original === 'string' ? [[key, text, original]] : [];
  });

  it('are in folders named by language codes', () => {
    expect(isLanguageCode(code)).toBe(true);
  });

  it('have exactly the keys of English, and only texts', () => {
    const expected = [...english.keys()].filter((key) => !isPartial || texts.has(key));
    expect([...texts.keys()].sort()).toEqual(expected.sort());
    expect([...texts].filter(([, text]) => typeof text !== 'string')).toEqual([]);
  });

  it('have the placeholders of English', () => {
    const different = pairs.filter(
      ([, text, original]) => placeholders(text).join() !== placeholders(original).join(),
    );
    expect(different).toEqual([]);
  });

  it('have the plural forms of their language where English has forms', () => {
    const { count } = pluralFormsOf(code);
    const different = pairs.filter(
      ([, text, original]) => forms(text).length !== (forms(original).length > 1 ? count : 1),
    );
    expect(different).toEqual([]);
  });

  it('are neither empty nor surrounded by spaces, save where the English of react-admin is blank', () => {
    const careless = pairs.filter(([key, text, original]) =>
      key.startsWith('ra.') && original.trim() === ''
        ? text !== original
        : forms(text).some((form) => form.trim() === '') || text !== text.trim(),
    );
    expect(careless).toEqual([]);
  });

  it('put no space before an ellipsis after a word, but in German a non-breaking one', () => {
    const wrong = code === 'de' ? /[\p{L}\p{N}})“](?!\u00a0)\s?…/u : /[\p{L}\p{N}})”]\s…/u;
    expect(pairs.filter(([, text]) => wrong.test(text))).toEqual([]);
  });

  it('keep to Polyglot’s way of writing a placeholder', () => {
    expect(pairs.filter(([, text]) => /\{\{|\$\{|(^|[^%])\{\w+\}/.test(text))).toEqual([]);
  });
});

/** The full key for `translate`, which for an area's texts and resources differs from the key in its file. */
function translateKey(key: string): string {
  const [, file = '', rest = ''] = /^([^.]+)\.(.*)$/s.exec(key) ?? [];
  if (['app', 'ui', 'records', 'people', 'languages', 'ra', 'qa'].includes(file)) return key;
  return rest.startsWith('resources.')
    ? `resources.${file}/${rest.slice('resources.'.length)}`
    : `areas.${key}`;
}

describe('the keys in the source', () => {
  const keys = [...english.keys()].map(translateKey);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const used = files.flatMap((name) => {
    const code = readFileSync(join(source, name), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, ''); // without comments
    const literals = [
      ...code.matchAll(/(['"`])((?:app|ui|records|people|areas|languages|ra|qa)\.[^'"`\s]+?)\1/g),
    ];
    // A label of react-admin's components, whatever its key begins with.
    const labels = code.matchAll(
      /\b(?:label|title|emptyText|helperText|placeholder|confirm\w+)=(["'])([a-z]\w*(?:\.\w+)+)\1/g,
    );
    return [...literals, ...labels].map(([, , key = '']) => ({ name, key }));
  });

  it('are found', () => {
    expect(used).toContainEqual({ name: join('app', 'i18n', 'LanguageMenu.tsx'), key: 'languages.menu' });
  });

  it('are English texts, and so is what a key with a variable part can become', () => {
    const exists = (key: string) => {
      const [head = '', ...variables] = key.split(/\$\{[^}]*\}/);
      // A component may receive the key of a group of texts.
      if (variables.length === 0) return keys.some((each) => each === key || each.startsWith(`${key}.`));
      const tail = variables.at(-1) ?? '';
      return keys.some((each) => each.startsWith(head) && each.endsWith(tail));
    };
    expect(used.filter(({ key }) => !exists(key))).toEqual([]);
  });
});
