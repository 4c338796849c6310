import { expect, it } from 'vitest';
import type { ListColumn } from '@/records/columns/columns';
import { dropColumns } from '@/records/list/dropColumns';

const columns: readonly ListColumn[] = [
  { source: 'name', label: 'Name', width: 14 },
  { source: 'kind', label: 'Kind', width: 8, priority: 3 },
  { source: 'from', label: 'From', priority: 3 },
  { source: 'seen', label: 'Seen', width: 7, priority: 2 },
  { source: 'audience', label: 'Audience', width: 6, priority: 3 },
];
const hidden = { display: 'none' };

it('leaves out priority 3 from the end, then 2, until the rest fits; the sorted one stays', () => {
  // 14 + 8 + 10 + 7 + 6, and 5 for the checkbox and the menu.
  expect(dropColumns(columns, 'from', 5, 1)).toEqual({
    narrowest: 29,
    dropping: [
      { minWidth: '50rem' },
      { '@container (width < 50rem)': { minWidth: '44rem', '& :is(col, th, td):nth-of-type(6)': hidden } },
      {
        '@container (width < 44rem)': {
          minWidth: '36rem',
          '& :is(col, th, td):nth-of-type(6)': hidden,
          '& :is(col, th, td):nth-of-type(3)': hidden,
        },
      },
      {
        '@container (width < 36rem)': {
          minWidth: '29rem',
          '& :is(col, th, td):nth-of-type(6)': hidden,
          '& :is(col, th, td):nth-of-type(3)': hidden,
          '& :is(col, th, td):nth-of-type(5)': hidden,
        },
      },
    ],
  });
});

it('changes nothing in a table without priorities, and never leaves out the linked column', () => {
  const linked = { source: 'name', label: 'Name', width: 14, link: true, priority: 3 } as const;
  const from = { source: 'from', label: 'From', priority: 1 } as const;
  expect(dropColumns([linked, from], '', 0, 0)).toEqual({ narrowest: 24, dropping: [{ minWidth: '24rem' }] });
});
