import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHiddenColumns } from '@/records/columns/columns';

it('a column is hidden whose source has spaces', () => {
  const columns = [
    { source: 'Title', label: 'Title' },
    { source: 'Weight in kg', label: 'Weight', hidden: true },
  ];
  const { result } = renderHook(() => useHiddenColumns(columns));
  expect(result.current.shown.map(({ source }) => source)).toEqual(['Title']);
});
