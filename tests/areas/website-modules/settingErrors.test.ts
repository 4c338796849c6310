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

  it.each([
    [{ type: 'array', items: { type: 'object' } }],
    [{ type: 'integer', enum: [1, 2, 3] }],
    [{ enum: [1, 2, 3] }],
    [{ enum: ['', 'a'] }],
    [{ ...text, format: 'uri' }],
    [{ ...text, format: 'date-time' }],
    [{ type: ['string', 'null'] }],
    [{ type: 'array', items: { type: 'integer' } }],
    [{ type: 'array', items: { ...text, minLength: 1 } }],
    [{ type: 'array', items: { enum: ['a'], minLength: 1 } }],
    [{ type: 'integer', oneOf: [{ const: 19 }] }],
    [{ ...text, minLength: 1 }],
    [{ type: 'number', exclusiveMinimum: 0 }],
    [{ type: 'object', properties: {} }],
    [{ $ref: 'https://elsewhere.example' }],
    ['not an object'],
  ])('goes beyond the subset and has none: %j', (property) => {
    expect(kind(property)).toBe('foreign');
  });

  it('has an input if it is one of the first 60 and has a plain name', () => {
    const properties = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`p${index}`, text]));
    const rules = settingRules({ properties });
    expect([rules.get('p59')?.kind, rules.get('p60')?.kind]).toEqual(['text', 'foreign']);
    expect(settingRules({ properties: { 'a.b': text } }).get('a.b')?.kind).toBe('foreign');
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

  it('needs a name that the schema has, unless it is stored', () => {
    const sent = JSON.parse('{"teaserLenght": 500, "old": 1, "__proto__": 2}');
    const errors = settingErrors({ properties: { teaserLength: text } }, sent, { old: 1 });
    expect(Object.fromEntries(errors)).toEqual(
      JSON.parse('{"teaserLenght": "unknown_setting", "__proto__": "unknown_setting"}'),
    );
  });
});
