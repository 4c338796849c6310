import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOfName, readTextFile } from '@/areas/default-translations/translations/formats/readTextFile';
import { writeJson } from '@/areas/default-translations/translations/formats/writeJson';
import { csvLines } from '@/records/csv/writeCsv';
import { propertyRuns, propertyTimeout } from '../../../support/propertyRuns';

const codes = ['en', 'de', 'fr', 'pt-BR'];
const { signal } = new AbortController();
const read = (content: BlobPart, name = 'texts.json') =>
  readTextFile(new File([content], name), { codes, base: 'en', signal });

async function textsOf(content: BlobPart, name?: string) {
  const file = await read(content, name);
  if ('problem' in file) throw new Error(JSON.stringify(file));
  return file.rows.map(({ place, key, language, value }) => [place, language, key, value]);
}

describe('a JSON file', () => {
  it('may be nested, flat or both; each text has its line', async () => {
    const json = '\uFEFF{\n"app": {"a": "x", "b.c":\n"y\\n"},\n\n"d": null, "app": {"a": "again"}}\n';
    expect(await textsOf(json)).toEqual([
      [2, '', 'app.a', 'x'],
      [3, '', 'app.b.c', 'y\n'],
      [5, '', 'd', ''],
      [5, '', 'app.a', 'again'],
    ]);
  });

  it.each([
    ['an empty file', '', { problem: 'empty' }],
    ['spaces alone', ' \n ', { problem: 'empty' }],
    ['no texts', '{}', { problem: 'noTexts' }],
    ['a list', '["a"]', { problem: 'notObject', line: 1 }],
    ['a page', '<!DOCTYPE html>\n<title>Sign in</title>', { problem: 'markup' }],
    ['a file that ends too early', '{\n"a": "x",\n"b": "y', { problem: 'truncated', line: 3 }],
    ['a brace that is missing', '{\n"a": {"b": "x"}\n', { problem: 'truncated', line: 3 }],
    ['a comma that is missing', '{"a": "x"\n"b": "y"}', { problem: 'syntax', line: 2 }],
    ['a comma too many', '{"a": "x",\n}', { problem: 'syntax', line: 2 }],
    ['a line break in a text', '{\n"a": "x\ny"}', { problem: 'syntax', line: 2 }],
    ['something behind it', '{"a": "x"}\n{}', { problem: 'syntax', line: 2 }],
    ['a list of texts', '{"a": ["x"]}', { problem: 'noText', line: 1, place: 'a' }],
    ['bytes', new Uint8Array([0x7b, 0x00, 0x01]), { problem: 'binary' }],
  ])('refuses %s with its line', async (_, content, problem) => {
    expect(await read(content)).toEqual(problem);
  });

  it('reads a dangerous key as an ordinary key', async () => {
    expect(await textsOf('{"__proto__": {"polluted": "x"}}')).toEqual([[1, '', '__proto__.polluted', 'x']]);
    expect(Object({}).polluted).toBeUndefined();
  });

  it('in UTF-16 is read', async () => {
    const text = '{"a": "ü"}';
    const bytes = new Uint8Array([
      ...[0xff, 0xfe],
      ...[...text].flatMap((each) => [each.charCodeAt(0), each.charCodeAt(0) >> 8]),
    ]);
    expect(await read(bytes)).toMatchObject({ encoding: 'UTF-16', rows: [{ value: 'ü' }] });
  });

  it('of 11 MB is refused without reading it', async () => {
    const file = new File([], 'texts.json');
    Object.defineProperty(file, 'size', { value: 11 * 1024 * 1024 });
    Object.defineProperty(file, 'arrayBuffer', { value: () => expect.unreachable() });
    expect(await readTextFile(file, { codes, base: 'en', signal })).toEqual({ problem: 'tooLarge' });
  });
});

describe('a CSV file', () => {
  it('has a column for each language; English next to them is what they translate', async () => {
    const csv = "Key;description;en;de;PT-BR\r\napp.a;Where;One;Eins;Um\r\n\r\napp.b;;Two;;'=1\r\n";
    const file = await read(csv, 'texts.csv');
    expect(file).toMatchObject({ format: 'CSV', ignored: ['description'] });
    expect(file).toMatchObject({
      rows: [{ source: 'One' }, { source: 'One' }, { source: 'Two' }, { source: 'Two' }],
    });
    expect(await textsOf(csv, 'texts.csv')).toEqual([
      [2, 'de', 'app.a', 'Eins'],
      [2, 'pt-BR', 'app.a', 'Um'],
      [4, 'de', 'app.b', ''],
      [4, 'pt-BR', 'app.b', '=1'],
    ]);
  });

  it.each([
    ['pt_BR,', ['pt-BR'], [3]],
    ['de_DE,en_US', ['de'], []],
    ['de-AT,pt', ['de', 'pt-BR'], []],
    ['de_AT,de', ['de'], ['de_AT']],
    ['de_comment,de', ['de'], ['de_comment']],
    ['\u200b,de', ['de'], [2]],
  ])('headed %j is read in %j, and names what it leaves out', async (heads, languages, ignored) => {
    const file = await read(`key,${heads}\napp.a,x,y`, 'texts.csv');
    expect(file).toMatchObject({ rows: languages.map((language) => ({ language })), ignored });
  });

  it('may have the language and the state in each row', async () => {
    const csv =
      'key,language,value,state,fuzzy\na,de_DE,x,new,\nb,pt_BR,x,needs-review-translation,\nc,xx,x,,True\nd,de,x,final,0\n';
    const file = await read(csv, 'texts.csv');
    if ('problem' in file) throw new Error(file.problem);
    expect(file.rows.map(({ language, state }) => [language, state])).toEqual([
      ['de', 'missing'],
      ['pt-BR', 'outdated'],
      ['xx', 'outdated'],
      ['de', 'reviewed'],
    ]);
  });

  it.each([
    [
      'rows without a key and with further cells',
      'key,de,pt-BR\na,x,y\n,y,z\nc,x,y, z',
      ['noKey', 'extraCells'],
      [3, 4],
    ],
    ['numbers', '{"a": "x",\n"b": 5,\n"c": true}', ['noText', 'noText'], [2, 3]],
  ])('tells all %s, and gives the others', async (_, content, faults, places) => {
    const file = await read(content, 'texts');
    if ('problem' in file) throw new Error(file.problem);
    const faulty = file.rows.filter(({ fault }) => fault !== undefined);
    expect([faulty.map(({ fault }) => fault), faulty.map(({ place }) => place)]).toEqual([faults, places]);
    expect(file.rows.length).toBeGreaterThan(faulty.length);
  });

  it.each([
    ['no column of keys', 'name,de\na,x', { problem: 'noKeyColumn', line: 1 }],
    ['no language', 'key,xx\na,x', { problem: 'noTextColumn', line: 1 }],
    ['no rows', 'key,de\n', { problem: 'onlyHeader' }],
    ['an open quotation mark', 'key,de\na,x\nb,"y', { problem: 'quotes', line: 3 }],
  ])('refuses %s with its line', async (_, content, problem) => {
    expect(await read(content, 'texts.csv')).toEqual(problem);
  });
});

describe('what was written', () => {
  const segment = fc.oneof(fc.stringMatching(/^[\w/-]{1,8}$/), fc.constantFrom('__proto__', 'constructor'));
  const key = fc.array(segment, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.'));
  const word = fc.constantFrom(
    ' |||| ',
    '%{name}',
    '=1+1',
    '"',
    ';',
    '\n',
    '\t',
    "'",
    '\\',
    'ä',
    '🙂',
    'שלום',
    'a',
    ' ',
  );
  const value = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(''));
  const texts = fc.dictionary(key, value, { minKeys: 1, maxKeys: 20, noNullPrototype: false });

  it.each(['flat', 'nested'] as const)(
    'as %s JSON is read again as it was',
    async (shape) => {
      await fc.assert(
        fc.asyncProperty(texts, async (written) => {
          const found = await textsOf(writeJson(new Map(Object.entries(written)), shape));
          expect(new Map(found.map(([, , name, text]) => [name, text]))).toEqual(
            new Map(Object.entries(written)),
          );
        }),
        propertyRuns(100, 11),
      );
    },
    propertyTimeout,
  );

  it(
    'as CSV is read again as it was',
    async () => {
      await fc.assert(
        fc.asyncProperty(texts, fc.constantFrom(',' as const, ';' as const), async (written, separator) => {
          const rows = Object.entries(written).map(([name, text]) => [name, '=x', 'Source', text]);
          const csv = csvLines([['key', 'description', 'en', 'de'], ...rows], separator);
          const found = await textsOf(csv, 'texts.csv');
          expect(found.map(([, , name, text]) => [name, text])).toEqual(Object.entries(written));
        }),
        propertyRuns(100, 12),
      );
    },
    propertyTimeout,
  );
});

it.each([
  ['texts-de-2026-11-24T13-42Z.json', 'de'],
  ['lang-pt-BR.json', 'pt-BR'],
  ['pt_br.json', 'pt-BR'],
  ['texts_de_DE.csv', 'de'],
  ['messages.pt-PT.xlf', ''],
  ['describe.json', ''],
])('the name %s says %j', (name, code) => {
  expect(languageOfName(name, codes)).toBe(code);
});
