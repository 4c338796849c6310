import Ajv from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { breaches } from '@/areas/website-modules/checks/schema/breaches';
import { normalized } from '@/areas/website-modules/checks/schema/normalized';

const found = (schema: object, value: unknown) => {
  const root = normalized(schema);
  return breaches(root, value, root);
};

const text = { type: 'string' };
const schemas: readonly object[] = [
  {},
  text,
  { type: ['string', 'null'] },
  { type: 'integer', minimum: 1, maximum: 3 },
  { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1, multipleOf: 0.25 },
  { minLength: 2, maxLength: 3 },
  { enum: [1, 'a', null, { b: [1] }] },
  { const: { a: 1, b: 2 } },
  { not: text },
  { anyOf: [text, { type: 'boolean' }] },
  { oneOf: [{ type: 'number' }, { type: 'integer' }] },
  { allOf: [{ minimum: 1 }, { maximum: 2 }] },
  { type: 'array', items: text, minItems: 1, maxItems: 2, uniqueItems: true },
  { prefixItems: [text], items: false },
  { contains: { type: 'number' }, maxContains: 1 },
  { required: ['a'], properties: { a: text, b: { type: 'integer' } }, additionalProperties: false },
  { additionalProperties: { type: 'boolean' }, minProperties: 1, propertyNames: { maxLength: 1 } },
  { dependentRequired: { a: ['b'] } },
  { dependentSchemas: { a: { required: ['c'] } } },
  JSON.parse('{"if":{"required":["a"]},"then":{"required":["b"]},"else":{"maxProperties":0}}'),
  {
    $defs: { node: { properties: { a: { $ref: '#/$defs/node' }, b: { type: 'integer' } } } },
    $ref: '#/$defs/node',
  },
];
const values: readonly unknown[] = [
  ...[null, true, 0, 0.3, 0.25, 1, 2, 3.5, 4, '', 'a', 'abc', 'abcd', '🎉🎉'],
  ...[[], ['a'], ['a', 'a'], ['a', 1], [1, 2], [{}], [[]]],
  ...[{}, { a: 1 }, { a: 'x' }, { a: 'x', b: 2 }, { b: 2, a: 1 }, { b: [1] }, { c: true }, { long: true }],
  ...[{ a: { b: 'x' } }, { a: { a: { b: 1 } } }, { a: 'x', c: 1 }],
];

describe('whether a value fits a schema', () => {
  it.each(schemas)('is decided as the specification does: %j', (schema) => {
    const validate = new Ajv({ strict: false }).compile(schema);
    const differing = values.filter((value) => validate(value) !== (found(schema, value).length === 0));
    expect(differing).toEqual([]);
  });

  it('is said by path and keyword', () => {
    const item = { type: 'object', required: ['text'], properties: { text } };
    const schema = { properties: { slides: { type: 'array', items: item }, size: { minimum: 2 } } };
    expect(found(schema, { slides: [{ text: 'One' }, { text: 2 }, {}], size: 1 })).toEqual([
      { path: 'slides.1.text', keyword: 'type' },
      { path: 'slides.2.text', keyword: 'required' },
      { path: 'size', keyword: 'minimum' },
    ]);
  });

  it('is left to the server where a schema never ends, or is unknown', () => {
    expect(found({ anyOf: [{ $ref: '#' }, { $ref: '#' }] }, 1)).toEqual([]);
    expect(found({ $ref: 'https://elsewhere.example' }, 1)).toEqual([]);
    expect(
      found({ type: 'money', pattern: '^(a+)+$', patternProperties: { '^a': text } }, `${'a'.repeat(40)}!`),
    ).toEqual([]);
  });

  it('reads the words of older drafts', () => {
    expect(found({ items: [text], additionalItems: false }, ['a', 'b'])).toEqual([
      { path: '1', keyword: 'false' },
    ]);
    expect(found({ minimum: 0, exclusiveMinimum: true }, 0)).toEqual([
      { path: '', keyword: 'exclusiveMinimum' },
    ]);
    expect(found({ dependencies: { a: ['b'] } }, { a: 1 })).toEqual([{ path: 'b', keyword: 'required' }]);
    expect(found({ type: 'string', nullable: true }, null)).toEqual([]);
  });
});
