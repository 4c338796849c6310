import { useQuery } from '@tanstack/react-query';
import { useRecordCalls } from '../../../../records/calls/useRecordCalls';
import { impactSchema, type PlannedRole } from './impactSchema';

/**
 * What a change of roles would do, as the server computes it, with the component that shows it: that is loaded
 * meanwhile, and its failure counts as one of the preview. Nothing of it is kept, because users change too.
 */
export function useImpact(changes: readonly PlannedRole[]) {
  const calls = useRecordCalls();
  return useQuery({
    queryKey: ['user-management/roles', 'impact', changes],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const body = { changes: changes.map(({ id, permissions }) => ({ id, permissions })) };
      const call = { path: '/actions/preview-impact', body, schema: impactSchema, signal };
      const [impact, { ImpactReport }] = await Promise.all([
        calls.call('user-management/roles', call),
        import('./ImpactReport'),
      ]);
      return { impact, ImpactReport };
    },
  });
}
