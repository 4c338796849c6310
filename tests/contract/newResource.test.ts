import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readDescription } from '../../scripts/new-resource/description/readDescription';
import type { Wishes } from '../../scripts/new-resource/model';
import { planResource } from '../../scripts/new-resource/plan';
import { put } from '../../scripts/new-resource/stage';
import { takenByNpm } from '../../scripts/new-resource/takenByNpm';
import { labelOf, namesOf, valueLabel } from '../../scripts/new-resource/words';

/** What `npm run new:resource` makes of descriptions; that it compiles and passes is a matter of `tests/nightly`. */
let root = '';

function file(path: string, content: string): string {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
  return join(root, path);
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-resource-test-'));
});
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  for (const folder of ['src', 'tests']) rmSync(join(root, folder), { recursive: true, force: true });
  file(
    'src/areas/shelf/area.ts',
    "export const area = defineArea({\n  path: 'shelf',\n  permission: 'shelf',\n  page: () => import('./ShelfPage').then((m) => m.ShelfPage),\n});\n",
  );
  file('src/areas/shelf/ShelfPage.tsx', '<FirstPage />');
  file('src/areas/shelf/fixtures.ts', "export const fixtures = defineFixtures({ permission: 'shelf' });\n");
  for (const language of ['en', 'de']) file(`i18n/${language}/shelf.json`, '{\n  "caption": "Shelf"\n}\n');
});

/** Plans a resource from a file's content, or from its schema. */
async function plan(
  plural: string,
  content: string,
  { name = 'file.yaml#Record', wishes = {} as Wishes } = {},
) {
  const [path = '', schema] = name.split('#');
  const from = [file(path, content), schema].filter((part) => part !== undefined).join('#');
  const { files, model } = planResource(root, 'shelf', namesOf(plural), await readDescription(from), wishes);
  const read = (path: string) =>
    files.get(path.includes('/') ? path : `src/areas/shelf/${plural}/${path}`) ?? '';
  const sources = (path: string) =>
    [...read(path).matchAll(/ source=(?:"|\{")([^"]*)"/g)].map(([, source]) => source);
  return { files, read, sources, unclear: model.unclear.join('\n') };
}

const schema = (...properties: string[]) =>
  `components:\n  schemas:\n    Record:\n      required: [name]\n      properties:\n        ${['name: { type: string }', ...properties].join('\n        ')}\n`;

describe('the kinds of fields', () => {
  it.each([
    ['format: { type: string, enum: [hardcover, ebook] }', 'FormSelect'],
    ['level: { type: integer, enum: [1, 2, 3] }', 'FormSelect', 'numeric'],
    ['size: { oneOf: [{ const: 1, title: SMALL }, { const: 2, title: LARGE }] }', 'FormSelect', 'numeric'],
    ['country: { type: string, enum: [AT, BE, CH, DE, DK, ES, FR, GB, IT] }', 'FormAutocomplete'],
    ['languages: { type: array, items: { type: string, enum: [de, en] } }', 'FormCheckboxGroup'],
    ['keywords: { type: array, items: { type: string } }', 'FormWordsField'],
    ['pages: { type: integer, minimum: 1 }', 'FormNumberField', 'integer min={1}'],
    ['weight: { type: [number, "null"] }', 'FormNumberField'],
    ['blurb: { type: string }', 'FormTextField', 'multiline'],
    ['withdrawn: { type: boolean }', 'FormCheckbox'],
    ['day: { type: string, format: date, nullable: true }', 'FormDateField'],
    ['moment: { anyOf: [{ type: string, format: date-time }, { type: "null" }] }', 'FormDateTimeField'],
    ['opens: { type: string, format: time }', 'FormTimeField'],
    ['contact: { type: string, format: email }', 'FormTextField', 'type="email"'],
    ['shop_url: { type: string }', 'FormTextField', 'type="url"'],
    [
      'parts: { type: array, items: { properties: { title: {type: string}, page: {type: integer} } } }',
      'FormListField',
    ],
    ['parent_id: { type: string }', 'FormRecordPicker', '{...books}'],
    ['group_ids: { type: array, items: { type: string } }', 'FormRecordPicker', 'multiple {...groups}'],
    ['author_id: { type: string }', 'FormTextField'],
    ['closed_at: { type: string }', 'FormDateTimeField'],
    ['email: { type: string, maxLength: 5000 }', 'FormTextField', 'type="email"'],
    ['published-at: { type: string, format: date-time }', 'FormDateTimeField'],
  ])('%s: %s %s', async (property, input, more = '') => {
    file(
      'src/people/references.ts',
      "export const groups = defineReference<G>({\n  resource: 'user-management/groups',",
    );
    const { read } = await plan('books', schema(property));
    const source = property.split(':')[0] ?? '';
    const [line = ''] = new RegExp(`<${input} source="${source}"[^\n]*`).exec(read('BookInputs.tsx')) ?? [];
    expect(line).toContain(more);
    expect(line).not.toBe('');
  });

  it('has no input for what servers set, objects, and names that inputs take for paths; says so', async () => {
    const { read, sources, unclear } = await plan(
      'books',
      schema(
        'created_at: { type: string, format: date-time }',
        'stock: { type: integer, readOnly: true }',
        'log: { type: array, readOnly: true, items: { properties: { severity: { enum: [info, error] } } } }',
        'owner: { type: object, properties: { id: { type: string } } }',
        'first.name: { type: string }',
        'constructor: { type: string }',
        'expires: { type: integer, format: unix-time }',
        'version: { type: string }',
        'price: { type: object, properties: { amount: {}, currency: {} } }',
      ),
    );
    expect(sources('BookInputs.tsx')).toEqual(['name']);
    expect(read('bookSchema.ts')).not.toMatch(/as const|constructor|version/);
    for (const source of ['stock', 'owner', '"first.name"'])
      expect(read('bookSchema.ts')).toContain(`${source}: v.nullish`);
    expect(unclear).toBe(
      'expires: seconds since 1970, which no input edits\n' +
        "price: an amount of money; docs/resources.md names react-admin's inputs for it\n" +
        'Without an input (--fields names others): owner, first.name, constructor, expires, price',
    );
  });

  it('keeps names apart that code would mix up', async () => {
    const { read } = await plan(
      'orders',
      schema(
        'status: { enum: [open, closed] }',
        'payments: { type: array, items: { properties: { status: { type: string, enum: [due, paid] } } } }',
        'Date: { type: string }',
        'class: { enum: [eco, first] }',
        'choice: { enum: [a, b] }',
      ),
    );
    const constants = [...read('orderSchema.ts').matchAll(/export const (\w+) = \[/g)].map(
      ([, name]) => name,
    );
    expect(constants).toEqual(['statusValues', 'paymentsStatusValues', 'classValues', 'choiceValues']);
  });
});

describe('an option in front of `--`', () => {
  it('is named, because npm takes it for its own', () => {
    const environment = { npm_config_dry_run: 'true', npm_config_from: 'true', npm_config_cache: '/tmp' };
    expect(takenByNpm(['from', 'fields', 'dry-run'], environment)).toEqual(['--from', '--dry-run']);
    expect(takenByNpm(['from', 'dry-run'], { npm_config_cache: '/tmp' })).toEqual([]);
  });
});

describe('a form', () => {
  const many = Array.from({ length: 30 }, (_each, index) => `f${index}: { type: boolean }`);

  it('gives a new record only what is sent though it is empty', async () => {
    const description = schema(
      'code: { type: string, pattern: "^[A-Z]{3}$" }',
      'weight: { type: number }',
      'validFrom: { type: string, format: date, nullable: true }',
      'endsOn: { type: string, format: date, nullable: true }',
      'isNew: { type: boolean }',
      'tags: { type: array, items: { type: string } }',
    ).replace('required: [name]', 'required: [name, endsOn]');
    const { read } = await plan('books', description);
    expect(read('BookCreate.tsx')).toMatch(/defaults=\{\{ endsOn: null, isNew: false, tags: \[\] \}\}/);
  });

  it('has at most twelve fields and four filters, required ones first', async () => {
    const needed = schema(...many, 'last: { type: string }').replace(
      'required: [name]',
      'required: [name, last]',
    );
    const { sources, read, unclear } = await plan('books', needed);
    expect(sources('BookInputs.tsx')).toHaveLength(12);
    expect(sources('BookInputs.tsx')).toContain('last');
    expect(read('BookList.tsx').match(/flag\(\)/g)).toHaveLength(4);
    expect(unclear).toContain('Without an input (--fields names others): f10, f11');
  });

  it('has no addresses of answers before fields that people type; a required constant is a default', async () => {
    const addresses = Array.from({ length: 12 }, (_each, index) => `a${index}_url`);
    const needed = schema(
      ...addresses.map((source) => `${source}: { type: string }`),
      'object: { enum: [book] }',
      'body: { type: string, maxLength: 5000 }',
      'state: { type: string, maxLength: 5000 }',
      'secret: { type: string, maxLength: 5000, writeOnly: true }',
    ).replace('required: [name]', `required: [name, object, ${addresses.join(', ')}]`);
    const { sources, read, unclear } = await plan('books', needed);
    expect(sources('BookInputs.tsx')).toEqual(expect.arrayContaining(['body', 'state', 'secret']));
    expect(read('BookInputs.tsx').match(/multiline/g)).toHaveLength(1);
    expect(sources('BookList.tsx')).not.toContain('secret');
    expect(read('BookCreate.tsx')).toContain('object: "book"');
    expect(unclear).toMatch(/Required, but without an input: a8_url, a9_url/);
  });

  it('has the fields that somebody wishes', async () => {
    const wishes = { fields: ['f3', 'f1'], title: 'f3', id: 'f0' };
    const { sources, read } = await plan('books', schema(...many), { wishes });
    expect(sources('BookInputs.tsx')).toEqual(['f3', 'f1']);
    expect(read('references.ts')).toContain('String(record.f3');
    await expect(plan('books', schema(), { wishes })).rejects.toThrow(
      "There is no field 'f0' for an input. There are: name",
    );
  });

  it.each([
    ['books', 'Book Id: { type: integer }', 'Book Id'],
    ['invoices', 'InvoiceID: { type: string }', 'InvoiceID'],
    ['tasks', 'gid: { type: string }', 'gid'],
  ])('of %s has no input for the id of the records: %s', async (plural, property, id) => {
    const { unclear, read } = await plan(plural, schema(property));
    expect(unclear).toContain(`${id}: taken for the record's id`);
    expect(read(`src/areas/shelf/fixtures.ts`)).not.toContain(id);
  });

  it('requires what may not be null', async () => {
    const { read } = await plan('books', schema().replace('string }', 'string, nullable: true }'));
    expect(read('BookInputs.tsx')).not.toContain('required');
    expect(read('bookSchema.ts')).toContain('name: v.nullish(v.string())');
  });

  it('keeps its files short, however long a list of values is', async () => {
    const values = Array.from({ length: 300 }, (_each, index) => `V${index}`).join(', ');
    const { files } = await plan('books', schema(`code: { type: string, enum: [${values}] }`));
    for (const [, content = ''] of files) expect(content.split('\n').length).toBeLessThan(120);
  });
});

describe('records in a file', () => {
  it('are the fixtures; digits that are no number stay as they are', async () => {
    const rows = 'Book Title,ISBN,Code,Pages,Added\n';
    const content = `\uFEFF${rows}Sea,"=""0190274689""",007,120,2024/03/17\nLand,9780201616224,010,,2024/03/18\n`;
    const { read, unclear, sources } = await plan('books', content, { name: 'books.csv' });
    expect(JSON.parse(read('src/areas/shelf/fixtures/books.json'))).toEqual([
      { 'Book Title': 'Sea', ISBN: '0190274689', Code: '007', Pages: 120, Added: '2024/03/17' },
      { 'Book Title': 'Land', ISBN: '9780201616224', Code: '010', Pages: null, Added: '2024/03/18' },
    ]);
    expect(read('src/areas/shelf/fixtures.ts')).toContain('seed: ({ index }) => ({ ...books[index] })');
    expect(unclear).toContain('Added: days written as 2024/03/17');
    expect(sources('BookInputs.tsx')).toEqual(['Book Title', 'ISBN', 'Code', 'Pages', 'Added']);
  });

  it('tell choices by many examples, and lists by their entries', async () => {
    const records = Array.from({ length: 12 }, (_each, index) => ({
      name: `Book ${index}`,
      format: index % 2 ? 'ebook' : 'hardcover',
      parts: [{ title: 'One', page: 1 }],
      tags: ['sea'],
      sent: '2026-11-22T10:00:00Z',
    }));
    const { read, unclear } = await plan('books', JSON.stringify({ data: records }), { name: 'books.json' });
    const inputs = read('BookInputs.tsx');
    for (const input of [
      'FormSelect source="format"',
      'FormListField source="parts"',
      'FormWordsField source="tags"',
    ]) {
      expect(inputs).toContain(input);
    }
    expect(read('bookSchema.ts')).toContain('format: v.nullish(v.string())');
    expect(unclear).toContain('format: a choice of 2 values; the samples may lack some');
  });

  it.each([
    ['books.csv', 'Titel;Preis;Bestand\nÜber;24,90;1.250\n'],
    ['books.tsv', 'sep=\t\nTitel\tPreis\tBestand\nÜber\t24,90\t1.250\n'],
  ])('may have decimal commas, and the encoding of a spreadsheet: %s', async (name, content) => {
    file(name, '');
    writeFileSync(join(root, name), Buffer.from(content, name.endsWith('tsv') ? 'utf8' : 'latin1'));
    const { samples, fields } = await readDescription(join(root, name));
    expect(samples).toEqual([{ Titel: 'Über', Preis: 24.9, Bestand: 1250 }]);
    expect(fields.map(({ kind }) => kind)).toEqual(['text', 'number', 'integer']);
  });

  it.each([
    ['{"count": 2, "next": null, "results": [{"id": 1, "name": "Sea"}]}'],
    ['{"links": [{"rel": "next"}], "_embedded": {"books": [{"id": 1, "name": "Sea"}]}}'],
    ['{"book": {"id": 1, "name": "Sea"}}'],
  ])('may be wrapped: %s', async (content) => {
    const { samples } = await readDescription(file('books.json', content));
    expect(samples).toEqual([{ id: 1, name: 'Sea' }]);
  });
});

describe('a description', () => {
  it('may be spread over files, and build on others', async () => {
    file(
      'models/named.yaml',
      'type: object\nrequired: [name]\nproperties: { name: { type: string, maxLength: 80 } }',
    );
    const content =
      'allOf: [{ $ref: models/named.yaml }, { properties: { self: { $ref: "#" }, pages: { type: integer } } }]';
    const { sources, read } = await plan('books', content, { name: 'book.yaml' });
    expect(sources('BookInputs.tsx')).toEqual(['name', 'pages']);
    expect(read('BookInputs.tsx')).toContain('maxLength={80} required');
  });

  it('may be a part of a schema', async () => {
    const content =
      'properties: { data: { type: array, items: { properties: { name: { type: string } } } } }';
    const { sources } = await plan('books', content, { name: 'answer.yaml#/properties/data' });
    expect(sources('BookInputs.tsx')).toEqual(['name']);
  });

  it.each([
    ['#Bok', schema(), /has no schema 'Bok'. It has: Record/],
    ['#/nothing', schema(), /has no schema '\/nothing'/],
    ['', schema(), /Name a schema: .*#Record/],
    ['#Record', schema('x: { $ref: "models/x.yaml" }'), /cannot be read: .*models\/x.yaml/],
    ['#Record', schema('x: { $ref: "#/components/schemas/X" }'), /cannot be read: Missing \$ref/],
    [
      '#Record',
      '$defs: { A: {}, B: {}, Record: { oneOf: [{ $ref: "#/$defs/B" }, { $ref: "#/$defs/A" }] } }',
      /describes no fields: .* choose #A or #B/,
    ],
    ['', 'PK\u0003\u0004', /is no text file: save a workbook as CSV/],
    ['#Record', `<<<<<<< ours\n${schema()}`, /has conflict markers in line 1/],
    ['', '{"a":{"key":"a"}}', /holds no list of records. A description is/],
    ['', '[1, 2]', /holds no list of records/],
    ['', '[]', /holds no list of records/],
    ['', 'a: [', /cannot be read/],
  ])('%s of %j is refused with the reason', async (name, content, reason) => {
    await expect(plan('books', content, { name: `refused.yaml${name}` })).rejects.toThrow(reason);
  });
});

describe('an area', () => {
  it('gets the pages, the texts and the fixtures beside what it has', async () => {
    const authors = await plan('authors', schema());
    expect(authors.files.get('src/areas/shelf/ShelfPage.tsx')).toBeUndefined();
    put(root, authors.files);
    const { read } = await plan('books', schema('main_author_id: { type: string }'));
    expect(read('BookInputs.tsx')).toMatch(/import \{ authors \} from '..\/authors\/references'/);
    expect(read('src/areas/shelf/fixtures.ts')).toMatch(/authors: .*books: .*records\('authors'\)/s);
    expect(read('src/areas/shelf/area.ts').match(/BookList|AuthorList/g)).toHaveLength(4);
    expect(JSON.parse(read('i18n/de/shelf.json'))).toMatchObject({
      caption: 'Shelf',
      resources: {
        authors: { name: 'Author |||| Authors' },
        books: { fields: { main_author_id: 'Main author' } },
      },
    });
  });

  it('is refused when there is none, and for a name that is taken or none', async () => {
    const description = await readDescription(file('x.yaml', schema()).concat('#Record'));
    const planned = (area: string, plural: string) => planResource(root, area, namesOf(plural), description);
    expect(() => planned('nowhere', 'books')).toThrow('There is no area src/areas/nowhere');
    expect(() => planned('shelf', 'Love Letters')).toThrow('kebab-case');
    expect(() => planned('shelf', 'series')).toThrow('Name the singular');
    put(root, planned('shelf', 'books').files);
    expect(() => planned('shelf', 'books')).toThrow('is there already');
    file(
      'src/areas/other/area.ts',
      "export const area = defineArea({\n  resources: [{ name: 'videos' }],\n});\n",
    );
    expect(() => planned('shelf', 'videos')).toThrow("has a resource 'videos' already");
    file('src/areas/shelf/fixtures.ts', '<<<<<<< ours\n');
    expect(() => planned('shelf', 'authors')).toThrow('fixtures.ts has conflict markers in line 1');
  });

  it('is as before when a file cannot be written', async () => {
    const { files } = await plan('books', schema());
    const all = () =>
      readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
    const before = all();
    expect(() => put(root, new Map([...files, ['i18n', 'a folder is there']]))).toThrow();
    expect(all()).toBe(before);
    expect(readFileSync(join(root, 'src/areas/shelf/ShelfPage.tsx'), 'utf8')).toBe('<FirstPage />');
  });
});

it.each([
  ['publishedAt', 'Published at'],
  ['shop_url', 'Shop URL'],
  ['ISBN13', 'ISBN 13'],
  ['CISDeduction', 'CIS deduction'],
  ['USD', 'USD'],
  ['Author l-f', 'Author l-f'],
  ['Number of Pages', 'Number of pages'],
  ['InvoiceID', 'Invoice ID'],
])('%s is labelled %s', (source, label) => {
  expect(labelOf(source)).toBe(label);
});

it('values are called as people write them, codes as they are', () => {
  expect(['READY_TO_PAY', 'to-read', 'EUR', 'de-AT', 'E-Book 2'].map(valueLabel)).toEqual([
    ...['Ready to pay', 'To read', 'EUR', 'de-AT', 'E-Book 2'],
  ]);
});
