import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ListContext, type ListControllerResult } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { usePageSelection } from '@/records/list/pageSelection';

it('selects no row that a query is about to replace, even by keyboard: keys in a grid have no control to disable', () => {
  const onSelect = vi.fn();
  const records = [{ id: 'a' }, { id: 'b' }];
  let list = { filterValues: {}, isPlaceholderData: false };
  const wrapper = ({ children }: { children: ReactNode }) => (
    // Of a list, this hook reads these alone.
    <ListContext.Provider
      value={{ ...list, data: records, selectedIds: [], onSelect } as unknown as ListControllerResult}
    >
      {children}
    </ListContext.Provider>
  );
  const { result, rerender } = renderHook(() => usePageSelection(records), { wrapper });
  list = { filterValues: { q: 'a' }, isPlaceholderData: true };
  rerender();
  expect(result.current.isOutdated).toBe(true);
  result.current.togglePage();
  expect(onSelect).not.toHaveBeenCalled();
  list = { ...list, isPlaceholderData: false };
  rerender();
  result.current.togglePage();
  expect(onSelect).toHaveBeenCalledWith(['a', 'b']);
});
