import { expect, it } from 'vitest';
import { wholePoints } from '@/areas/product-controlling/charts/wholePoints';

type State = 'complete' | 'partial' | 'provisional';
const bucketsOf = (...states: State[]) =>
  states.map((state) => ({ from: '2026-11-02', to: '2026-11-08', state }));

it('a chart leaves out weeks that are cut or have days missing, unless hardly anything is left', () => {
  const buckets = bucketsOf('partial', 'complete', 'partial', 'complete', 'provisional');
  expect(wholePoints([1, 7, 3, 7, 5], buckets)).toEqual([null, 7, null, 7, 5]);
  expect(wholePoints([1, 7, 1], bucketsOf('partial', 'complete', 'partial'))).toEqual([1, 7, 1]);
});
