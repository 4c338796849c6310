import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { labelOf, referenceOf } from '../../scripts/new-resource/description/field';
import { readDescription } from '../../scripts/new-resource/description/readDescription';

/** What `npm run new:resource ... --from` reads out of the descriptions that projects have. */
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'description-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const document = `
openapi: 3.0.3
components:
  schemas:
    Named:
      type: object
      required: [name]
      properties: { name: { type: string, maxLength: 80 } }
    Contributor:
      type: object
      properties:
        authorId: { type: string }
        share: { type: number, minimum: 0, maximum: 100 }
        book: { $ref: '#/components/schemas/Book' }
    Book:
      allOf:
        - $ref: '#/components/schemas/Named'
        - type: object
          required: [format, authorId, price, isbn, blurb]
          properties:
            id: { type: string }
            format: { type: string, enum: [hardcover, ebook] }
            authorId: { type: integer }
            genre_ids: { type: array, items: { type: string } }
            languages: { type: array, items: { type: string, enum: [de, en] } }
            pages: { type: integer, minimum: 1 }
            weight: { type: number }
            price: { type: object, properties: { amount: { type: string }, currency: { type: string } } }
            isbn: { type: string, nullable: true }
            blurb: { type: string }
            withdrawn: { type: boolean }
            publishedOn: { type: string, format: date }
            printedAt: { type: [string, 'null'], format: date-time }
            opens: { type: string, format: time }
            contact: { anyOf: [{ type: string, format: email }, { type: 'null' }] }
            shop: { type: string, format: uri }
            shop_url: { type: string }
            sample_text: { type: string }
            cover_image: { type: string, format: binary }
            sample: { type: string, format: binary }
            contributors: { type: array, items: { $ref: '#/components/schemas/Contributor' } }
            keywords: { type: array, items: { type: string } }
            created_at: { type: string, format: date-time }
            stock: { type: integer, readOnly: true }
`;

describe('a schema of an OpenAPI document', () => {
  it('gives each field its kind, what is required, and the limits', async () => {
    const { fields, unclear } = await readDescription(`${file('books.yaml', document)}#Book`);
    expect(Object.fromEntries(fields.map(({ source, kind }) => [source, kind]))).toEqual({
      ...{ name: 'text', format: 'choice', authorId: 'reference', genre_ids: 'references' },
      ...{ languages: 'choices', pages: 'integer', weight: 'number', price: 'money', isbn: 'text' },
      ...{ blurb: 'longText', withdrawn: 'boolean', publishedOn: 'date', printedAt: 'dateTime' },
      ...{
        opens: 'time',
        contact: 'email',
        shop: 'url',
        shop_url: 'url',
        sample_text: 'longText',
        cover_image: 'image',
        sample: 'file',
      },
      ...{ contributors: 'list', keywords: 'json', created_at: 'dateTime', stock: 'integer' },
    });
    const field = (wanted: string) => fields.find(({ source }) => source === wanted);
    expect(field('name')).toMatchObject({ required: true, maxLength: 80 });
    expect(field('isbn')).toMatchObject({ required: false });
    expect(field('contact')).toMatchObject({ required: false });
    expect(field('pages')).toMatchObject({ required: false, minimum: 1 });
    expect(field('format')).toMatchObject({ required: true, values: ['hardcover', 'ebook'] });
    expect(field('genre_ids')).toMatchObject({ resource: 'genres' });
    expect(field('stock')).toMatchObject({ readOnly: true });
    expect(field('created_at')).toMatchObject({ readOnly: true });
    expect(
      field('contributors')
        ?.fields?.map(({ source, kind }) => [source, kind])
        .slice(0, 2),
    ).toEqual([
      ['authorId', 'reference'],
      ['share', 'number'],
    ]);
    expect(unclear).toContain('keywords: a list of plain values; the form edits it as JSON');
  });

  it('is named, or the answer says which there are', async () => {
    const path = file('books.yaml', document);
    await expect(readDescription(`${path}#Bok`)).rejects.toThrow(
      "no schema 'Bok'. It has: Named, Contributor, Book",
    );
    expect((await readDescription(`${path}#/components/schemas/Named`)).fields).toHaveLength(1);
    await expect(readDescription(`${path}#/components/nothing`)).rejects.toThrow('nothing at');
  });
});

const samples = Array.from({ length: 12 }, (_each, index) => ({
  id: `b${index}`,
  title: `Book ${index}`,
  format: index % 2 ? 'ebook' : 'hardcover',
  authorId: `a${index}`,
  price: { amount: '9.90', currency: 'EUR' },
  year: 2000 + index,
  rating: index + 0.5,
  published: '2026-11-22',
  changed: '2026-11-22T10:00:00Z',
  subtitle: index ? 'A story' : null,
  parts: [{ name: 'One' }],
  nothing: null,
}));

const kindsOfSamples = {
  ...{ title: 'text', format: 'choice', authorId: 'reference', price: 'money', year: 'integer' },
  ...{ rating: 'number', published: 'date', changed: 'dateTime', subtitle: 'text', parts: 'list' },
  nothing: 'text',
};

describe('sample records', () => {
  it('give each field its kind, and tell what they cannot tell', async () => {
    const { fields, unclear } = await readDescription(file('books.json', JSON.stringify({ data: samples })));
    expect(Object.fromEntries(fields.map(({ source, kind }) => [source, kind]))).toEqual(kindsOfSamples);
    expect(fields.find(({ source }) => source === 'subtitle')).toMatchObject({ required: false });
    expect(unclear.join('\n')).toMatch(/format: a choice of 2 values.*\n.*nothing: empty in all samples/s);
  });

  it('may be a table', async () => {
    const { fields } = await readDescription(
      file('books.csv', '\uFEFFid,name,pages,sold\n1,Sea,120,true\n2,Land,90,false\n'),
    );
    expect(fields.map(({ source, kind }) => [source, kind])).toEqual([
      ['name', 'text'],
      ['pages', 'integer'],
      ['sold', 'boolean'],
    ]);
  });

  it('must be there', async () => {
    await expect(readDescription(file('none.json', '[]'))).rejects.toThrow('no record');
    await expect(readDescription(file('two.json', '{"a":[],"b":[]}'))).rejects.toThrow('no list of records');
  });

  it('come from a running server', async () => {
    vi.stubEnv('API_TOKEN', 'kept-apart');
    const bearers: (string | undefined)[] = [];
    const server = createServer((request, answer) => {
      bearers.push(request.headers.authorization);
      answer.statusCode = request.url === '/books' ? 200 : 404;
      answer.end(JSON.stringify(samples));
    }).listen(0);
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    try {
      const { fields } = await readDescription(`${origin}/books`);
      expect(Object.fromEntries(fields.map(({ source, kind }) => [source, kind]))).toEqual(kindsOfSamples);
      await expect(readDescription(`${origin}/none`)).rejects.toThrow('/none answered with 404.');
      vi.stubEnv('API_TOKEN', undefined);
      await readDescription(`${origin}/books`);
      expect(bearers).toEqual(['Bearer kept-apart', 'Bearer kept-apart', undefined]);
    } finally {
      server.close();
      vi.unstubAllEnvs();
    }
  });
});

it('labels say what a field is for, not how it is kept', () => {
  expect(labelOf({ source: 'publishedAt', kind: 'dateTime' })).toBe('Published at');
  expect(labelOf({ source: 'author_ids', kind: 'references' })).toBe('Author');
  expect(labelOf({ source: 'shop_url', kind: 'url' })).toBe('Shop URL');
  expect(referenceOf('categoryId')).toEqual({ resource: 'categories', many: false });
  expect(referenceOf('paid')).toBeUndefined();
});
