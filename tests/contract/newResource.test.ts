import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempt } from '../../scripts/new-resource/attempt';
import { readDescription } from '../../scripts/new-resource/description/readDescription';
import type { Wishes } from '../../scripts/new-resource/model';
import { type Plan, planResource } from '../../scripts/new-resource/plan';
import { failureIn, put } from '../../scripts/new-resource/stage';
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
    ['mobile_number: { type: string }', 'FormTextField', 'type="tel"'],
    [
      'sendTo: { type: string, description: The email address for replies. }',
      'FormTextField',
      'type="email"',
    ],
    ['stock: { type: integer, maximum: 9223372036854775807 }', 'FormNumberField', 'integer />'],
    ['tax_id: { type: string }', 'FormTextField'],
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

  it('has no input for what servers set, objects without fields to type, and names that inputs take for paths; says so', async () => {
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
        'labels: { type: object }',
        'captions: { type: object, additionalProperties: { type: string } }',
      ),
    );
    expect(sources('BookInputs.tsx')).toEqual(['name']);
    expect(read('bookSchema.ts')).not.toMatch(/as const|constructor|version/);
    for (const source of ['stock', 'owner', '"first.name"'])
      expect(read('bookSchema.ts')).toContain(`${source}: v.nullish`);
    expect(unclear).toBe(
      'expires: seconds since 1970, which no input edits\n' +
        'captions: texts by key; if those are languages, FormLocalizedField edits it (docs/resources.md)\n' +
        'Without an input (--fields names others): owner, first.name, constructor, expires, labels, captions',
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
    expect(constants.sort()).toEqual(['choiceValues', 'classValues', 'paymentsStatusValues', 'statusValues']);
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
    expect(read('BookCreate.tsx')).toMatch(/defaults=\{\{ endsOn: null, tags: \[\], isNew: false \}\}/);
  });

  it('has at most 24 fields and four filters, required ones first', async () => {
    const needed = schema(...many, 'last: { type: string }').replace(
      'required: [name]',
      'required: [name, last]',
    );
    const { sources, read, unclear } = await plan('books', needed);
    expect(sources('BookInputs.tsx')).toHaveLength(24);
    expect(sources('BookInputs.tsx').slice(0, 2)).toEqual(['name', 'last']);
    expect(read('BookList.tsx').match(/flag\(\)/g)).toHaveLength(4);
    expect(unclear).toContain('Without an input (--fields names others): f22, f23');
  });

  it('has no addresses of answers before fields that people type; a required constant is a default', async () => {
    const addresses = Array.from({ length: 24 }, (_each, index) => `a${index}_url`);
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
    expect(unclear).toMatch(/Required, but without an input: a20_url, a21_url/);
  });

  it('begins with the title, what is required, status, choices and days; so do the columns, which end with what programs read', async () => {
    const needed = schema(
      'address3: { type: string }',
      'external_id: { type: string }',
      'notes: { type: string }',
      'signedOn: { type: string, format: date }',
      'format: { type: string, enum: [hardcover, ebook] }',
      'pages: { type: integer }',
      'isbn: { type: string }',
      'status: { type: string, enum: [draft, published] }',
    ).replace('required: [name]', 'required: [name, isbn]');
    const { sources } = await plan('books', needed);
    expect(sources('BookInputs.tsx')).toEqual([
      'name',
      'isbn',
      'status',
      'format',
      'signedOn',
      'pages',
      'address3',
      'external_id',
      'notes',
    ]);
    expect(sources('BookList.tsx')).toEqual([
      'name',
      'status',
      'isbn',
      'format',
      'signedOn',
      'external_id',
      'address3',
      'pages',
    ]);
  });

  it('has sections for an address, a shared first word, three and more checkboxes, and an object', async () => {
    const { read } = await plan(
      'publishers',
      schema(
        'country: { type: string }',
        'street: { type: string }',
        'zip_code: { type: string }',
        'billingName: { type: string }',
        'billingEmail: { type: string }',
        'billingPhone: { type: string }',
        'isSupplier: { type: boolean }',
        'isClient: { type: boolean }',
        'active: { type: boolean }',
        'printsOnDemand: { type: boolean }',
        'contact: { type: object, required: [email], properties: { name: { type: string }, email: { type: string }, fax: { type: string } } }',
      ),
    );
    const sections = read('PublisherInputs.tsx')
      .split('<PageSection')
      .map((section) => [
        /parts\.(\w+)/.exec(section)?.[1],
        ...[...section.matchAll(/ source="([^"]*)"/g)].map(([, source]) => source),
      ]);
    expect(sections).toEqual([
      [undefined, 'name', 'active'],
      ['billing', 'billingName', 'billingEmail', 'billingPhone'],
      ['address', 'street', 'zip_code', 'country'],
      ['options', 'isSupplier', 'isClient', 'printsOnDemand'],
      ['contact', 'contact.name', 'contact.email', 'contact.fax'],
    ]);
    // The object may be absent, so its email may be empty.
    expect(read('PublisherInputs.tsx')).not.toMatch(/contact\.email" [^>]*required/);
    expect(read('publisherSchema.ts')).toContain('contact: v.nullish(v.looseObject({}))');
    expect(JSON.parse(read('i18n/en/shelf.json')).resources.publishers.fields).toMatchObject({
      isSupplier: 'Supplier',
      'contact.name': 'Contact name',
      'contact.email': 'Email',
    });
  });

  it('has money where a currency is beside the amount, which is chosen at the first of its amounts', async () => {
    const { read, sources, unclear } = await plan(
      'books',
      schema(
        'price: { type: object, properties: { amount: { type: number }, currency: { type: string } } }',
        'amount_cents: { type: integer }',
        'amount_currency: { type: string, enum: [AED, EUR] }',
        'fee_min: { type: string }',
        'fee_max: { type: string }',
        'foreign_fee: { type: number }',
        'currency: { type: string }',
      ),
    );
    const inputs = read('BookInputs.tsx').replace(/\s+/g, ' ');
    expect(sources('BookInputs.tsx')).toEqual([
      ...['name', 'amount_cents', 'fee_min', 'fee_max', 'price.amount', 'foreign_fee'],
    ]);
    for (const attributes of [
      'source="price.amount" currency="price.currency" currencies={["EUR", "USD", "GBP", "CHF"]}',
      'source="amount_cents" currency="amount_currency" currencies={amountCurrencyValues} form="minor"',
      'source="fee_min" currency="currency" currencies={["EUR", "USD", "GBP", "CHF"]} form="text"',
      'source="fee_max" currency="currency" form="text"',
    ])
      expect(inputs).toContain(`<FormMoneyField ${attributes}`);
    // Of another currency than the plain one, which nobody names.
    expect(inputs).toContain('<FormNumberField source="foreign_fee"');
    expect(read('BookList.tsx')).toContain(
      '<Column source="price.amount" render={asMoney("price.amount", "price.currency")} align="right"',
    );
    expect(read('bookSchema.ts')).toContain('fee_min: v.nullish(v.string())');
    expect(JSON.parse(read('i18n/en/shelf.json')).resources.books.fields).toMatchObject({
      ...{
        'price.amount': 'Price',
        'price.currency': 'Price currency',
        amount_cents: 'Amount',
        fee_min: 'Minimum fee',
      },
    });
    expect(unclear).toContain('currency: the form offers EUR, USD, GBP, CHF');
    // The usual one first: it comes with a first amount.
    expect(read('bookSchema.ts')).toContain('amountCurrencyValues = ["EUR", "AED"]');
  });

  it.each([
    ['unitPriceElectronic: { type: integer }', 'FormMoneyField'],
    ['priceFactor: { type: number }', 'FormNumberField'],
    ['costCenter: { type: string }', 'FormTextField'],
  ])('has %s beside a currency as %s', async (property, input) => {
    const { read } = await plan('books', schema('currency: { type: string }', property));
    expect(read('BookInputs.tsx')).toContain(`<${input} source="${property.split(':')[0]}"`);
  });

  it('gives a new record what the server takes for an absent field', async () => {
    const { read } = await plan(
      'books',
      schema(
        'isPublic: { type: boolean, default: true }',
        'isNew: { type: boolean, default: false }',
        'copies: { type: integer, default: 1 }',
        'format: { type: string, enum: [hardcover, ebook], default: ebook }',
      ),
    );
    expect(read('BookCreate.tsx')).toContain(
      'defaults={{ format: "ebook", copies: 1, isPublic: true, isNew: false }}',
    );
  });

  it('has no input for the id that a description names, moments of the server, and seconds since 1970', async () => {
    const { sources, unclear } = await plan(
      'coupons',
      schema(
        'lago_id: { type: string, format: uuid, description: "Unique identifier of the coupon, created by Lago." }',
        'terminated_at: { type: string, format: date-time }',
        'lastScanned: { type: string, format: date-time }',
        'is_deleted: { type: boolean }',
        'archived_at: { type: number }',
        'date: { type: string, example: "2022-12-01" }',
      ).replace('required: [name]', 'required: [name, lago_id]'),
    );
    expect(sources('CouponInputs.tsx')).toEqual(['name', 'date']);
    expect(unclear).toContain("lago_id: taken for the record's id");
    expect(unclear).not.toContain('date:');
  });

  it('refers to what the whole name says: a recurring expense is no expense, a group of objects none of people', async () => {
    file(
      'src/people/references.ts',
      "export const groups = defineReference<G>({\n  resource: 'user-management/groups',",
    );
    const { read } = await plan(
      'expenses',
      schema(
        'recurring_expense_id: { type: string }',
        'previous_expense_id: { type: string }',
        'object_group_id: { type: string }',
        'user_group_id: { type: string }',
      ),
    );
    const pickers = [...read('ExpenseInputs.tsx').matchAll(/<FormRecordPicker source="(\w+)"/g)];
    expect(pickers.map(([, source]) => source)).toEqual(['previous_expense_id', 'user_group_id']);
  });

  it('shows first what counts: an amount, but no picture, no numbered field and no field for customers', async () => {
    const fields = ['custom_value1', 'image', 'tax_name1', 'tax_name2', 'sku', 'maker', 'place'];
    const properties = fields.map((source) => `${source}: { type: string }`).join(', ');
    const { sources, read } = await plan(
      'products',
      `properties: { ${properties}, kind: { enum: [a, b] }, cost: { type: number } }`,
      { name: 'product.yaml' },
    );
    expect(read('references.ts')).toContain('record.sku');
    expect(sources('ProductList.tsx')).toEqual([
      ...['sku', 'kind', 'maker', 'place', 'cost', 'image', 'tax_name1', 'custom_value1', 'tax_name2'],
    ]);
  });

  it('is labelled by titles and helped by descriptions, where these say more than the label', async () => {
    const { read } = await plan(
      'vendors',
      schema(
        'gst: { type: boolean, description: Is the library taxed when buying from this vendor }',
        'phone: { type: string, description: Vendor phone number }',
        'state: { type: string, description: The state of the vendor }',
        'code: { type: string, description: "Written as {prefix}-{number}." }',
        'units: { type: array, items: { type: string }, description: An array of units that buy here }',
        'direct: { type: boolean, description: Indicates whether orders go out without an approval }',
        'iln: { type: string, title: Location number, description: "Thirteen digits. See https://gln.example for more." }',
        'owner: { type: string, title: UUID, description: A unique identifier of somebody }',
        'editor: { type: string, title: UUID, description: A unique identifier of somebody }',
      ),
    );
    const { resources, vendors } = JSON.parse(read('i18n/en/shelf.json'));
    expect(vendors.help).toEqual({
      gst: 'Is the library taxed when buying from this vendor',
      direct: 'Whether orders go out without an approval',
      iln: 'Thirteen digits.',
    });
    expect(read('VendorInputs.tsx')).toMatch(/<FormCheckbox source="gst" help=\{help\("gst"\)\}/);
    expect(resources.vendors.fields).toMatchObject({
      gst: 'GST',
      iln: 'Location number',
      owner: 'Owner',
      editor: 'Editor',
    });
  });

  it('names a record by a required text with a title in its name before an optional number', async () => {
    const { read } = await plan(
      'order-lines',
      'properties: { poLineNumber: { type: string }, titleOrPackage: { type: string } }\nrequired: [titleOrPackage]',
      { name: 'line.yaml' },
    );
    expect(read('references.ts')).toContain('String(record.titleOrPackage)');
    expect(read('src/areas/shelf/area.ts')).toContain('recordRepresentation: "titleOrPackage"');
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
    expect(read(`src/areas/shelf/fixtures/${plural}.ts`)).not.toContain(id);
  });

  it('requires what may not be null', async () => {
    const { read } = await plan('books', schema().replace('string }', 'string, nullable: true }'));
    expect(read('BookInputs.tsx')).not.toContain('required');
    expect(read('bookSchema.ts')).toContain('name: v.nullish(v.string())');
  });

  it('keeps its files short, however long a list of values is, and its column free of texts', async () => {
    const values = Array.from({ length: 300 }, (_each, index) => `V${index}`).join(', ');
    const { files, read } = await plan('books', schema(`code: { type: string, enum: [${values}] }`));
    expect(read('BookList.tsx')).toContain('<Column source="code" />');
    for (const [, content = ''] of files) expect(content.split('\n').length).toBeLessThan(120);
  });
});

describe('fixtures', () => {
  it('read like data: people, firms, places, prices', async () => {
    const { read } = await plan(
      'publishers',
      schema(
        'city: { type: string }',
        'contactName: { type: string }',
        'price: { type: string, format: decimal }',
      ),
    );
    expect(read('src/areas/shelf/fixtures/publishers.ts')).toMatch(
      /name: \["Nordlicht Verlag", .*\]\[index % 10\], city: random.pick\(\["Hamburg", .*contactName: random.fullName\(\), price: random.pick\(\["9.90"/s,
    );
  });

  it('differ from record to record, and are as large as an example, though it is written as a text', async () => {
    const { read } = await plan(
      'coupons',
      schema(
        'code: { type: string, example: spring }',
        'tax_rate: { type: string }',
        "exchange_rate: { type: number, example: '0.80' }",
        'discount: { type: integer }',
        'startingYear: { type: integer }',
      ),
    );
    const code = read('src/areas/shelf/fixtures/coupons.ts');
    for (const seed of [
      'code: String(10021 + index * 17)',
      'random.integer(0, 160) / 100',
      'tax_rate: random.pick(["5", ',
      'discount: random.integer(0, 40)',
      'startingYear: random.integer(1990, 2026)',
    ])
      expect(code).toContain(seed);
  });

  it('fit into the length of the field', async () => {
    const { read } = await plan(
      'shops',
      schema('country: { type: string, maxLength: 2 }', 'city: { type: string, maxLength: 5 }'),
    );
    expect(read('src/areas/shelf/fixtures/shops.ts')).toMatch(
      /country: random.pick\(\['DE', .*city: random.pick\(\["Ghent", "Turin", "Malmö", "Lyon", "Graz"\]\)/s,
    );
  });
});

describe('code that does not pass', () => {
  const description = schema('pages: { type: integer }', 'teaser: { type: string }');
  async function attempted(failures: readonly string[]) {
    const from = await readDescription(file('file.yaml', description).concat('#Record'));
    const left: string[][] = [];
    const planned = (without: ReadonlyMap<string, string>) =>
      planResource(root, 'shelf', namesOf('books'), from, { without });
    const tryOut = async ({ files, model }: Plan) => {
      const failure = failures[left.length];
      left.push(model.shown.map(({ source }) => source));
      if (failure === undefined) return files;
      throw failureIn(failure, 'vitest', { files, model }, () => '');
    };
    const result = await attempt(planned, tryOut, () => {});
    return { left, unclear: result.model.unclear.join('\n') };
  }
  const texts = (key: string) =>
    ` FAIL  texts.test.ts > are English texts, and so is what a key with a variable part can become\nAssertionError: expected [ { …(2) } ] to deeply equal []\n+     "key": "areas.shelf.books.${key}",\n`;

  it('is written without the field that a failure names, and says why', async () => {
    const { left, unclear } = await attempted([texts('help.teaser')]);
    expect(left).toEqual([
      ['name', 'teaser', 'pages'],
      ['name', 'pages'],
    ]);
    expect(unclear).toMatch(/^teaser: left out, because its code does not pass: vitest: expected/m);
  });

  it('is not written if the failure names no field, or the one that names the records', async () => {
    await expect(attempted(['Error: out of memory'])).rejects.toThrow(
      'Nothing was written: the code does not pass vitest: out of memory',
    );
    await expect(attempted([texts('fields.name')])).rejects.toThrow("the code for 'name' does not pass");
  });
});

it('writes a test that finds Delete where a record has it: in the menu of its header', async () => {
  const { read } = await plan('books', schema());
  expect(read('tests/areas/shelf/books.test.tsx')).toMatch(/openActions\(user\);\n.*name: 'Delete'/);
});

it('writes the files that the README names for a change', async () => {
  const { files } = await plan('books', schema());
  const written = [...files.keys()].map((path) => path.replace(/^.*\//, ''));
  const readme = readFileSync('README.md', 'utf8');
  const named = [...readme.matchAll(/`<[Nn]ame>(\w+\.tsx?)`/g)].map(([, end]) => end);
  expect(named.length).toBeGreaterThan(1);
  for (const end of named)
    expect(written.some((each) => each.toLowerCase() === `book${end}`.toLowerCase())).toBe(true);
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
    expect(read('src/areas/shelf/fixtures/books.ts')).toContain(
      'seed: ({ index }) => ({ ...samples[index] })',
    );
    expect(unclear).toContain('Added: days written as 2024/03/17');
    expect(sources('BookInputs.tsx')).toEqual(['Book Title', 'ISBN', 'Code', 'Added', 'Pages']);
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

  it('may refer to what is not there: the field has no input, and the reason is said', async () => {
    const content = schema(
      'tags: { $ref: "models/gone.yaml" }',
      'notes: { type: array, items: { $ref: "#/components/schemas/Note" } }',
      'pages: { type: integer }',
    );
    const { sources, unclear } = await plan('books', content);
    expect(sources('BookInputs.tsx')).toEqual(['name', 'pages']);
    expect(unclear).toMatch(/^tags: cannot be read whole: there is no file \S+models\/gone.yaml$/m);
    expect(unclear).toMatch(/^notes: cannot be read whole: Missing \$ref pointer/m);
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
    [
      '#Record',
      '$defs: { Record: { allOf: [{ $ref: "models/x.yaml" }] } }',
      /cannot be read: there is no file .*models\/x.yaml/,
    ],
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
    const { read } = await plan(
      'books',
      schema('main_author_id: { type: string }', 'co_author_ids: { type: array, items: { type: string } }'),
    );
    expect(read('BookInputs.tsx')).toMatch(/import \{ authors \} from '..\/authors\/references'/);
    expect(read('src/areas/shelf/fixtures.ts')).toMatch(
      /^import .* from '.\/fixtures\/books';\n.*authors,\n.*books,\n/s,
    );
    expect(read('src/areas/shelf/fixtures/books.ts')).toContain("records('authors')");
    expect(read('src/areas/shelf/area.ts').match(/BookList|AuthorList/g)).toHaveLength(4);
    expect(JSON.parse(read('i18n/de/shelf.json'))).toMatchObject({
      caption: 'Shelf',
      resources: {
        authors: { name: 'Author |||| Authors' },
        books: { fields: { main_author_id: 'Main author', co_author_ids: 'Co authors' } },
      },
    });
  });

  it('is refused when there is none, and for a name that is taken or none', async () => {
    const description = await readDescription(file('x.yaml', schema()).concat('#Record'));
    const planned = (area: string, plural: string) => planResource(root, area, namesOf(plural), description);
    expect(() => planned('nowhere', 'books')).toThrow('There is no area src/areas/nowhere');
    expect(() => planned('shelf', 'Love Letters')).toThrow('kebab-case');
    for (const plural of ['series', 'news', 'trade-news'])
      expect(() => planned('shelf', plural)).toThrow(`Name the singular of '${plural}' as well`);
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
  ...[
    ['categories', 'category'],
    ['shelves', 'shelf'],
    ['statuses', 'status'],
    ['people', 'person'],
  ],
  ...[
    ['houses', 'house'],
    ['boxes', 'box'],
    ['sub-cookies', 'sub-cookie'],
    ['addresses', 'address'],
  ],
])('many %s are one %s by one', (plural, singular) => {
  expect(namesOf(plural).singular).toBe(singular);
});

it.each([
  ['publishedAt', 'Published at'],
  ['poLineNumber', 'PO line number'],
  ['accountnumber', 'Account number'],
  ['shop_url', 'Shop URL'],
  ['ISBN13', 'ISBN 13'],
  ['CISDeduction', 'CIS deduction'],
  ['USD', 'USD'],
  ['Author l-f', 'Author l-f'],
  ['Number of Pages', 'Number of pages'],
  ['InvoiceID', 'Invoice ID'],
  ['repeat_freq', 'Repeat frequency'],
  ['amount_max', 'Maximum amount'],
  ['duration_min', 'Duration min'],
])('%s is labelled %s', (source, label) => {
  expect(labelOf(source)).toBe(label);
});

it('values are called as people write them, codes as they are', () => {
  expect(['READY_TO_PAY', 'to-read', 'EUR', 'de-AT', 'E-Book 2'].map(valueLabel)).toEqual([
    ...['Ready to pay', 'To read', 'EUR', 'de-AT', 'E-Book 2'],
  ]);
});
