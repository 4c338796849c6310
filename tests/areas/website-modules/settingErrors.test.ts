import { describe, expect, it } from 'vitest';
import { settingErrors } from '@/areas/website-modules/checks/settingErrors';
import { settingRules } from '@/areas/website-modules/checks/settingRules';

const kind = (property: unknown) => settingRules({ properties: { setting: property } }).get('setting')?.kind;
const error = (property: object, value: unknown, required = false) =>
  settingErrors(
    { properties: { setting: property }, required: required ? ['setting'] : [] },
    { setting: value },
    {},
  ).get('setting');
const text = { type: 'string' };

// docs/api/website-modules.md, "Settings".
describe('a property of a settings schema', () => {
  it.each([
    [text, 'text'],
    [{ ...text, pattern: '^a+$', maxLength: 9, title: 'A', description: 'B' }, 'text'],
    [{ ...text, format: 'multiline' }, 'multiline'],
    [{ ...text, format: 'url' }, 'url'],
    [{ ...text, format: 'email' }, 'email'],
    [{ ...text, format: 'color' }, 'color'],
    [{ ...text, format: 'image' }, 'image'],
    [{ ...text, format: 'date' }, 'date'],
    [{ ...text, format: 'localized' }, 'localized'],
    [{ ...text, writeOnly: true }, 'secret'],
    [{ type: 'integer', writeOnly: true, minLength: 3 }, 'secret'],
    [{ type: 'integer', minimum: 1, maximum: 9 }, 'integer'],
    [{ type: 'number' }, 'number'],
    [{ type: 'boolean', default: true }, 'boolean'],
    [{ enum: ['a', 'b'] }, 'choice'],
    [{ ...text, enum: ['a', 'b'] }, 'choice'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, 'choices'],
    [{ type: 'array', items: { ...text, maxLength: 9 } }, 'list'],
  ])('has an input: %j', (property, expected) => {
    expect(kind(property)).toBe(expected);
  });

  // Words of other drafts and products.
  it.each([
    [{ type: 'integer', enum: [1, 2, 3] }, 'choice'],
    [{ enum: [1, 'a', null] }, 'choice'],
    [{ enum: ['', 'a'] }, 'choice'],
    [{ const: 3 }, 'choice'],
    [{ type: 'integer', oneOf: [{ const: 19, title: 'Deutschland' }, { const: 20 }] }, 'choice'],
    [{ type: ['boolean', 'null'] }, 'choice'],
    [{ ...text, format: 'uri' }, 'url'],
    [{ ...text, format: 'date-time' }, 'moment'],
    [{ ...text, format: 'time' }, 'time'],
    [{ ...text, format: 'hostname' }, 'text'],
    [{ ...text, minLength: 1, 'x-other': true }, 'text'],
    [{ ...text, editPresentation: 'multilineText' }, 'multiline'],
    [{ type: ['string', 'null'] }, 'text'],
    [{ ...text, nullable: true }, 'text'],
    [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'integer'],
    [{ type: 'number', exclusiveMinimum: 0 }, 'number'],
    [{ type: 'array', items: { type: 'integer' } }, 'list'],
    [{ type: 'array', items: { ...text, minLength: 1 } }, 'list'],
    [{ type: 'array', items: { enum: ['a'], minLength: 1 } }, 'choices'],
    [{ type: 'array', items: { type: 'object', properties: { a: text } } }, 'entries'],
    [{ type: 'object', properties: { a: text } }, 'group'],
    [{ $ref: '#/$defs/size' }, 'integer'],
    [{ allOf: [text, { maxLength: 3 }] }, 'text'],
  ])('has an input, in other words: %j', (property, expected) => {
    const $defs = { size: { type: 'integer' } };
    expect(settingRules({ $defs, properties: { setting: property } }).get('setting')?.kind).toBe(expected);
  });

  it.each([
    [{ type: 'array', items: { type: 'object' } }],
    [{ type: 'array', prefixItems: [text] }],
    [{ type: 'array', items: { type: 'array', items: text } }],
    [{ type: 'object', properties: {} }],
    [{ type: 'object', additionalProperties: text }],
    [{ type: 'object', properties: { 'a.b': text } }],
    [{ oneOf: [text, { type: 'object', properties: { a: text } }] }],
    [{ type: ['string', 'integer'] }],
    [{ $ref: 'https://elsewhere.example' }],
    [{}],
    ['not an object'],
  ])('is edited as JSON if no other input fits: %j', (property) => {
    expect(kind(property)).toBe('json');
  });

  it('has an input whatever its place and name', () => {
    const properties = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`p.${index}`, text]));
    const rules = settingRules({ properties });
    expect([rules.size, rules.get('p.199')?.kind]).toEqual([200, 'text']);
    expect(settingRules(JSON.parse('{"properties":{"__proto__":{},"toString":{}}}')).size).toBe(0);
  });

  it('is judged wherever it is among 200 in groups within groups', () => {
    const ten = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [`n${index}`, { type: 'integer' }]),
    );
    const section = { type: 'object', properties: { ...ten, inner: { type: 'object', properties: ten } } };
    const properties = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`g${index}`, section]));
    const settings = { g0: { n0: 0 }, g9: { inner: { n8: 8, n9: 'nine' } } };
    expect(settingErrors({ properties }, settings, {})).toEqual(new Map([['g9.inner.n9', 'number']]));
  });

  it('ends where a group is within itself', () => {
    const node = { type: 'object', properties: { name: text, child: { $ref: '#/$defs/node' } } };
    const schema = { $defs: { node }, properties: { tree: { $ref: '#/$defs/node' } } };
    expect(settingErrors(schema, { tree: { child: { name: 7 } } }, {})).toEqual(
      new Map([['tree.child.name', 'text']]),
    );
    expect(settingRules({ $ref: '#' }).size).toBe(0);
  });
});

describe('the value of a setting', () => {
  const date = { ...text, format: 'date' };
  const localized = { ...text, format: 'localized', maxLength: 5 };
  const list = { type: 'array', items: { ...text, maxLength: 5 } };
  it.each([
    [text, 7, 'text'],
    [{ ...text, maxLength: 5 }, 'sixsix', 'tooLong'],
    [{ ...text, format: 'url' }, 'website.example', 'format_url'],
    [{ ...text, format: 'image' }, 'ftp://website.example/a.jpg', 'format_image'],
    [{ ...text, format: 'email' }, 'editorial', 'format_email'],
    [{ ...text, format: 'color' }, 'red', 'format_color'],
    [date, '2026-02-31', 'format_date'],
    [localized, 'Yes', 'text'],
    [localized, { de: 'sechs!' }, 'tooLong'],
    [{ type: 'integer' }, 1.5, 'number'],
    [{ type: 'integer' }, '1', 'number'],
    [{ type: 'integer', minimum: 50 }, 49, 'tooSmall'],
    [{ type: 'number', maximum: 3 }, 3.1, 'tooLarge'],
    [{ type: 'integer' }, 9_007_199_254_740_992, 'inexact'],
    [{ type: 'boolean' }, 'yes', 'unknown_value'],
    [{ enum: ['a'] }, 'b', 'unknown_value'],
    [{ type: 'array', items: { enum: ['a'] } }, ['a', 'b'], 'unknown_value'],
    [list, ['short', 'longer'], 'tooLong'],
    [list, 'short', 'unknown_value'],
    [{ ...text, writeOnly: true }, 'hush', 'secret'],
    [{ ...text, minLength: 2 }, 'a', 'tooShort'],
    [{ type: 'number', exclusiveMinimum: 0 }, 0, 'tooSmall'],
    [{ type: 'number', minimum: 0, exclusiveMinimum: true }, 0, 'tooSmall'],
    [{ type: 'number', multipleOf: 0.1 }, 0.25, 'step'],
    [{ type: 'number', multipleOf: 0.01 }, 1_234_567.891, 'step'],
    [{ enum: [1, 2] }, '1', 'unknown_value'],
    [{ type: 'array', items: { type: 'integer' } }, [1, 'x'], 'number'],
    [{ ...list, minItems: 2 }, ['a'], 'tooFew'],
    [{ ...list, maxItems: 1 }, ['a', 'b'], 'tooMany'],
    [{ ...list, uniqueItems: true }, ['a', 'a'], 'notUnique'],
    [{ type: 'object', additionalProperties: { type: 'boolean' } }, { a: 1 }, 'schema'],
    [{ type: 'array', items: { type: 'object', required: ['a'] } }, [{}], 'schema'],
  ])('is refused: %j by %j', (property, value, code) => {
    expect(error(property, value)).toBe(code);
  });

  it.each([
    [text, 'any'],
    [{ ...text, format: 'email' }, ''],
    [date, '2028-02-29'],
    [localized, { de: 'fünf!', en: '' }],
    [{ type: 'integer', minimum: 50 }, 50],
    [{ type: 'integer' }, 9_007_199_254_740_991],
    [{ type: 'number' }, -0.5],
    [{ type: 'number', multipleOf: 0.01 }, 1_234_567.89],
    [{ type: 'boolean' }, false],
    [{ enum: ['a'] }, null],
    [list, []],
    [{ type: 'object' }, { of: ['any', 'shape'] }],
  ])('is taken: %j by %j', (property, value) => {
    expect(error(property, value)).toBeUndefined();
  });

  it.each([
    [text, ' ', 'required'],
    [text, undefined, 'required'],
    [localized, { en: '', de: ' ' }, 'required'],
    [list, [], 'required'],
    [{ ...text, default: 'Yes' }, undefined, undefined],
    [{ ...text, default: 'Yes' }, '', 'required'],
    [{ type: 'boolean' }, false, undefined],
  ])('is asked for if it is required: %j by %j', (property, value, code) => {
    expect(error(property, value, true)).toBe(code);
  });

  it('is judged within groups and entries, and by what other settings say', () => {
    const schema = {
      properties: {
        mail: { type: 'object', required: ['host'], properties: { host: text, port: { type: 'integer' } } },
        slides: { type: 'array', items: { type: 'object', required: ['text'], properties: { text } } },
        isOn: { type: 'boolean' },
        card: text,
        billing: text,
      },
      dependentRequired: { card: ['billing'] },
      // Without `required` the condition would also hold where nothing is set.
      if: { properties: { isOn: { const: true } }, required: ['isOn'] },
      // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
      then: { properties: { since: { ...text, format: 'date' } }, required: ['since'] },
    };
    const errorsOf = (settings: object) => Object.fromEntries(settingErrors(schema, { ...settings }, {}));
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ mail: { port: 25 } })).toEqual({ 'mail.host': 'required' });
    expect(errorsOf({ mail: { host: 'a', port: '25' } })).toEqual({ 'mail.port': 'number' });
    expect(errorsOf({ slides: [{ text: 'One' }, {}] })).toEqual({ 'slides.1.text': 'required' });
    expect(errorsOf({ isOn: true })).toEqual({ since: 'required' });
    expect(errorsOf({ isOn: true, since: '2028-02-30' })).toEqual({ since: 'format_date' });
    expect(errorsOf({ isOn: false })).toEqual({});
    expect(errorsOf({ card: '4111' })).toEqual({ billing: 'required' });
    expect(errorsOf({ card: '' })).toEqual({});
  });

  it('is judged by the variant that another one chooses', () => {
    const variant = (type: string, name: string) => ({
      title: type.toUpperCase(),
      required: ['type', name],
      additionalProperties: false,
      properties: { type: { const: type }, [name]: text },
    });
    const schema = {
      properties: { source: { type: 'object', oneOf: [variant('feed', 'url'), variant('api', 'token')] } },
    };
    const errorsOf = (source: object) => Object.fromEntries(settingErrors(schema, { source }, {}));
    expect(errorsOf({ type: 'feed', url: 'a' })).toEqual({});
    expect(errorsOf({ type: 'api', token: 7 })).toEqual({ 'source.token': 'text' });
    expect(errorsOf({ type: 'api' })).toEqual({ 'source.token': 'required' });
    expect(errorsOf({ url: 'a' })).toEqual({ 'source.type': 'required' });
    expect(errorsOf({ type: 'feed', url: 'a', token: 'b' })).toEqual({ source: 'schema' });
  });

  it('is judged by the property that a discriminator names, where variants have another one in common', () => {
    const variant = (kind: string, name: string) => ({
      type: 'object',
      required: ['version', 'kind', name],
      properties: { version: { const: 1 }, kind: { enum: [kind] }, [name]: text },
    });
    const $defs = { card: variant('card', 'number'), invoice: variant('invoice', 'address') };
    const pay = {
      type: 'object',
      discriminator: { propertyName: 'kind' },
      oneOf: [{ $ref: '#/$defs/card' }, { $ref: '#/$defs/invoice' }],
    };
    const schema = { $defs, properties: { pay } };
    const errorsOf = (value: object) => Object.fromEntries(settingErrors(schema, { pay: value }, {}));
    expect(errorsOf({ version: 1, kind: 'invoice', address: 'a' })).toEqual({});
    expect(errorsOf({ version: 1, kind: 'invoice' })).toEqual({ 'pay.address': 'required' });
    expect(errorsOf({ version: 1, kind: 'cash' })).toEqual({ 'pay.kind': 'unknown_value' });
  });

  it('is tried on patterns wherever these are, if there is a way to try them', () => {
    const code = { ...text, pattern: '^[a-z]+$' };
    const item = { type: 'object', properties: { code } };
    const schema = {
      properties: {
        code,
        box: item,
        slides: { type: 'array', items: item },
        codes: { type: 'array', items: code },
      },
    };
    const wrong = {
      code: 'A1',
      box: { code: 'B' },
      slides: [{ code: 'ok' }, { code: 'C' }],
      codes: ['ok', 'D'],
    };
    const matches = (pattern: string, value: string) => new RegExp(pattern, 'u').test(value);
    expect(Object.fromEntries(settingErrors(schema, wrong, {}, matches))).toEqual({
      code: 'pattern',
      'box.code': 'pattern',
      'slides.1.code': 'pattern',
      'codes.1': 'pattern',
    });
    expect(settingErrors(schema, wrong, {}).size).toBe(0);
    expect(settingErrors(schema, { code: '', codes: [] }, {}, matches).size).toBe(0);
  });

  it('counts characters, not their parts', () => {
    expect(error({ ...text, maxLength: 2 }, '🎉🎉')).toBeUndefined();
    expect(error({ ...text, maxLength: 2 }, '🎉🎉🎉')).toBe('tooLong');
    expect(error(text, 'x'.repeat(5001))).toBe('tooLong');
  });

  it('needs a name that the schema has, unless it is stored', () => {
    const sent = JSON.parse('{"teaserLenght": 500, "old": 1, "__proto__": 2}');
    const errors = settingErrors({ properties: { teaserLength: text } }, sent, { old: 1 });
    expect(Object.fromEntries(errors)).toEqual(
      JSON.parse('{"teaserLenght": "unknown_setting", "__proto__": "unknown_setting"}'),
    );
  });
});
