import { expect, it } from 'vitest';
import type { ListColumn } from '@/records/columns/columns';
import { dropColumns } from '@/records/list/dropColumns';

const columns: readonly ListColumn[] = [
  { source: 'name', label: 'Name', width: 14 },
  { source: 'kind', label: 'Kind', width: 8, priority: 3 },
  { source: 'from', label: 'From', priority: 3 },
  { source: 'seen', label: 'Seen', width: 7, priority: 2 },
];
const hidden = { display: 'none' };

it('leaves out priority 3, then 2, where all columns do not fit; the sorted one stays', () => {
  // 14 + 8 + 10 + 7, and 5 for the checkbox and the menu.
  expect(dropColumns(columns, 'from', 5, 1)).toEqual({
    narrowest: 29,
    dropping: [
      { minWidth: '44rem' },
      { '@container (width < 44rem)': { minWidth: '36rem', '& :is(col, th, td):nth-of-type(3)': hidden } },
      {
        '@container (width < 36rem)': {
          minWidth: '29rem',
          '& :is(col, th, td):nth-of-type(3)': hidden,
          '& :is(col, th, td):nth-of-type(5)': hidden,
        },
      },
    ],
  });
});

it('changes nothing in a table without priorities', () => {
  const [name] = columns;
  const { narrowest, dropping } = dropColumns(name ? [name] : [], 'name', 0, 0);
  expect(narrowest).toBe(14);
  expect(dropping.slice(1)).toEqual([
    { '@container (width < 14rem)': { minWidth: '14rem' } },
    { '@container (width < 14rem)': { minWidth: '14rem' } },
  ]);
});
