import { describe, expect, it } from 'vitest';
import { readSettings } from '@/areas/website-modules/module/settings/readSettings';

const preset = (property: object) => readSettings({ properties: { setting: property } })[0]?.preset;
const options = { enum: ['a', 'b'] };

describe('the default of a setting', () => {
  it.each([
    [{ type: 'string' }, 'text'],
    [{ type: 'string', format: 'date' }, '2028-02-29'],
    [
      { type: 'string', format: 'localized' },
      { de: 'Ja', en: 'Yes' },
    ],
    [{ type: 'integer' }, 0],
    [{ type: 'number' }, 1.5],
    [{ type: 'boolean' }, false],
    [options, 'b'],
    [{ type: 'array', items: options }, ['a']],
    [{ type: 'array', items: { type: 'string' } }, ['free']],
    [{ type: 'object' }, { inner: 'x' }],
    [{ enum: [1, 2] }, 2],
  ])('is that of the schema: %j', (property, value) => {
    expect(preset({ ...property, default: value })).toEqual(value);
  });

  it.each([
    [{ type: 'string' }, 7],
    [{ type: 'string', format: 'date' }, '2027-02-29'],
    [{ type: 'string', format: 'localized' }, 'Yes'],
    [{ type: 'string', format: 'localized' }, { de: 1 }],
    [{ type: 'string', writeOnly: true }, 'secret'],
    [{ type: 'integer' }, 1.5],
    [{ type: 'integer' }, '1'],
    [{ type: 'number' }, null],
    [{ type: 'boolean' }, 'true'],
    [options, 'c'],
    [{ type: 'array', items: options }, ['a', 'c']],
    [{ type: 'array', items: options }, 'a'],
    [{ type: 'array', items: { type: 'string' } }, [1]],
    [{ type: 'object' }, 'x'],
  ])('is ignored if it has the wrong type: %j by %j', (property, value) => {
    expect(preset({ ...property, default: value })).toBeUndefined();
  });
});
