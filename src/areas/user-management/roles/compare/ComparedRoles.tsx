import { useGetOne, useTranslate } from 'react-admin';
import { errorTextKey } from '../../../../api/apiError';
import { usePermissionKeys, withUnknownKeys } from '../../../../directory/permissions';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { LoadingState } from '../../../../ui/state/LoadingState';
import type { Role } from '../roleSchema';
import { ComparisonTable } from './ComparisonTable';

/** Loads two roles and the catalogue, and compares them. */
export function ComparedRoles({ ids: [first, second] }: { ids: readonly [string, string] }) {
  const translate = useTranslate();
  const one = useGetOne<Role>('user-management/roles', { id: first });
  const other = useGetOne<Role>('user-management/roles', { id: second });
  const catalogue = usePermissionKeys();
  const missing = [one, other, catalogue].filter(({ data }) => data === undefined);

  if (one.data === undefined || other.data === undefined || catalogue.data === undefined) {
    if (missing.some(({ isFetching }) => isFetching)) return <LoadingState />;
    return (
      <ErrorState
        title={translate('areas.user-management.roles.compare.loadFailed')}
        message={translate(errorTextKey(missing.find(({ error }) => error)?.error))}
        onRetry={() => {
          for (const query of missing) query.refetch();
        }}
      />
    );
  }
  const held = [...one.data.permissions, ...other.data.permissions];
  return (
    <ComparisonTable first={one.data} second={other.data} keys={withUnknownKeys(catalogue.data, held)} />
  );
}
