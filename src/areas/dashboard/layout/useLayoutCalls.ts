import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import type { Arrangement } from './arrangement';
import { type Layout, layoutSchema, layouts, type Shortcut } from './layoutSchema';
import { layoutKey } from './useLayout';

/** The calls that change layouts; the person's resulting layout is shown at once. All reject with an ApiError. */
export function useLayoutCalls() {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const request = (
      id: 'own' | 'standard',
      method: 'GET' | 'PUT' | 'DELETE',
      body?: object,
    ): Promise<Layout> => calls.call(layouts, { path: `/${id}`, method, body, schema: layoutSchema });
    const show = (layout: Layout) => {
      queryClient.setQueryData(layoutKey, layout);
      return layout;
    };
    return {
      /** The last window to save wins: nobody arranges their page twice at the same time. */
      save: async (widgets: Arrangement) => show(await request('own', 'PUT', { widgets })),
      saveShortcuts: async (shortcuts: readonly Shortcut[]) =>
        show(await request('own', 'PUT', { shortcuts })),
      /** Deletes the person's own arrangement. */
      reset: async () => show(await request('own', 'DELETE')),
      standard: () => request('standard', 'GET'),
      /** Sets the arrangement of everyone without one of their own; undefined deletes it. */
      setStandard: async (widgets: Arrangement | undefined, version: number) => {
        const standard = await (widgets
          ? request('standard', 'PUT', { widgets, version })
          : request('standard', 'DELETE'));
        const ownLayout = queryClient.getQueryData<Layout>(layoutKey);
        if (ownLayout?.source !== 'own') await queryClient.invalidateQueries({ queryKey: layoutKey });
        return standard;
      },
    };
  }, [calls, queryClient]);
}
