import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useVisibleColumns } from '@/records/columns/columns';

it('a column is hidden whose source has spaces', () => {
  const columns = [
    { source: 'Title', label: 'Title' },
    { source: 'Weight in kg', label: 'Weight', hidden: true },
  ];
  const { result } = renderHook(() => useVisibleColumns(columns));
  expect(result.current.visibleColumns.map(({ source }) => source)).toEqual(['Title']);
});
