import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import type { Arrangement } from './arrangement';
import { type Layout, layoutSchema, layouts, type Shortcut } from './layoutSchema';
import { layoutKey } from './useLayout';

/** The changes of arrangements; what counts for the person afterwards is shown at once. All reject with an ApiError. */
export function useLayoutCalls() {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const ask = (id: 'own' | 'standard', method: 'GET' | 'PUT' | 'DELETE', body?: object): Promise<Layout> =>
      calls.call(layouts, { path: `/${id}`, method, body, schema: layoutSchema });
    const show = (layout: Layout) => {
      queryClient.setQueryData(layoutKey, layout);
      return layout;
    };
    return {
      show,
      /** @param version that of the arrangement which this one replaces */
      save: async (widgets: Arrangement, version: number) =>
        show(await ask('own', 'PUT', { widgets, version })),
      /** The last window to save wins: nobody edits their shortcuts twice at the same time. */
      saveShortcuts: async (shortcuts: readonly Shortcut[]) => show(await ask('own', 'PUT', { shortcuts })),
      /** Back to what counts without one of the person's own. */
      reset: async () => show(await ask('own', 'DELETE')),
      standard: () => ask('standard', 'GET'),
      /** Makes an arrangement that of all who have none of their own; undefined takes it back. */
      setStandard: async (widgets: Arrangement | undefined, version: number) => {
        const standard = await (widgets
          ? ask('standard', 'PUT', { widgets, version })
          : ask('standard', 'DELETE'));
        const own = queryClient.getQueryData<Layout>(layoutKey);
        if (own?.source !== 'own') await queryClient.invalidateQueries({ queryKey: layoutKey });
        return standard;
      },
    };
  }, [calls, queryClient]);
}
