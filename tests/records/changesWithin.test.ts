import { expect, it } from 'vitest';
import { changesWithin } from '@/records/history/changesWithin';
import { createFieldRegistry } from '@/records/inputs/formFields';

/** A form with inputs for the fields of two objects, a list as a whole, and a title. */
function openForm() {
  const form = createFieldRegistry();
  for (const source of [
    'title',
    'price.amount',
    'price.unit',
    'owner.name',
    'owner',
    'parts',
    'parts.0.name',
  ])
    form.describe(source, { label: source });
  return form;
}
const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });
const never = () => false;

it('parts the change of an object whose fields have inputs, and of no other', () => {
  const price = change('price', { amount: 1, unit: 'EUR' }, { amount: 2, unit: 'EUR' });
  const others = [
    change('title', 'a', 'b'),
    change('owner', { name: 'Ada' }, { name: 'Bea' }),
    change('parts', [{ name: 'a' }], [{ name: 'b' }]),
  ];
  expect(changesWithin([price, ...others], openForm(), never)).toEqual([
    change('price.amount', 1, 2),
    change('price.unit', 'EUR', 'EUR'),
    ...others,
  ]);
  expect(changesWithin([price], undefined, never)).toEqual([price]);
});

it('parts what was nothing before, but neither a list nor what the page shows as a whole', () => {
  const first = change('price', null, { amount: 2 });
  expect(changesWithin([first], openForm(), never)).toEqual([change('price.amount', undefined, 2)]);
  expect(changesWithin([first], openForm(), () => true)).toEqual([first]);
  const list = change('price', [1], [2]);
  expect(changesWithin([list], openForm(), never)).toEqual([list]);
});
