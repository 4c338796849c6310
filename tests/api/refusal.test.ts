import { expect, it } from 'vitest';
import { refusalOf } from '@/api/refusal';

const error = (status: number, body: unknown) =>
  Object.assign(new Error('app.errors.refused'), { status, body });

it.each([
  ['no error of the data provider', 'boom', { message: 'app.errors.unexpected', fields: {} }],
  ['no body', error(500, undefined), { message: 'app.errors.refused', kind: 'server', fields: {} }],
  [
    'a body that is a text',
    error(422, '<h1>'),
    { message: 'app.errors.refused', kind: 'invalid', fields: {} },
  ],
  [
    'fields and the whole',
    error(422, { errors: { name: 'Taken', odd: 7, root: { serverError: 'Stocktaking' } } }),
    { message: 'Stocktaking', kind: 'invalid', fields: { name: 'Taken' } },
  ],
  [
    'another version',
    error(409, { code: 'stale', current: { id: '1', version: 2 } }),
    { message: 'app.errors.refused', kind: 'conflict', fields: {}, current: { id: '1', version: 2 } },
  ],
  [
    'stale without a version to show',
    error(409, { code: 'stale' }),
    { message: 'app.errors.refused', kind: 'conflict', fields: {} },
  ],
  [
    'another conflict with a current record',
    error(409, { code: 'lent', current: { id: '1' } }),
    { message: 'app.errors.refused', kind: 'conflict', fields: {} },
  ],
])('R11 a refusal is read without trust: %s', (_what, thrown, read) => {
  expect(refusalOf(thrown)).toEqual(read);
});
