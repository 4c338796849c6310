import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, type DataProvider, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { defineReference } from '@/records/references/defineReference';
import { usePageNames } from '@/records/references/pageNames';

const columns = [
  {
    source: 'seriesIds',
    label: 'Series',
    reference: defineReference({ resource: 'series', name: ({ name }) => String(name) }),
  },
];
const records = [
  { id: '1', seriesIds: ['a', 'b'] },
  { id: '2', seriesIds: ['b'] },
];

it('renders the rows of a list again only if a name has changed', async () => {
  let titleOfA = 'Atlas';
  const getMany = vi.fn(async () => ({
    data: [
      { id: 'a', name: titleOfA },
      { id: 'b', name: 'Botany' },
    ],
  }));
  const queryClient = new QueryClient();
  const dataProvider = testDataProvider({ getMany: getMany as DataProvider['getMany'] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
      {children}
    </CoreAdminContext>
  );
  const page = renderHook(() => usePageNames(columns, records), { wrapper });
  const nameOf = (id: string) => page.result.current.get('series')?.recordsById.get(id)?.name;
  await waitFor(() => expect(nameOf('a')).toBe('Atlas'));

  const names = page.result.current;
  page.rerender();
  await act(() => queryClient.refetchQueries({ queryKey: ['series', 'getMany'] }));
  expect(getMany).toHaveBeenCalledTimes(2);
  expect(page.result.current).toBe(names);

  titleOfA = 'Atlas of the sea';
  await act(() => queryClient.refetchQueries({ queryKey: ['series', 'getMany'] }));
  await waitFor(() => expect(nameOf('a')).toBe('Atlas of the sea'));
  expect(page.result.current.get('series')?.isComplete).toBe(true);
});
