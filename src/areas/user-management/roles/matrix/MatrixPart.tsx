import { useTranslate } from 'react-admin';
import { errorTextKey } from '../../../../api/apiError';
import { usePermissionKeys, withUnknownKeys } from '../../../../directory/permissions';
import { AppLink } from '../../../../ui/page/AppLink';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { LoadingState } from '../../../../ui/state/LoadingState';
import { useAllRoles } from '../allRoles';
import { MatrixEditor } from './MatrixEditor';

const texts = 'areas.user-management.roles.matrix';

/** The matrix, or what stands for it while roles and catalogue are loaded, when that fails and when there is no role. */
export function MatrixPart() {
  const translate = useTranslate();
  const roles = useAllRoles();
  const catalogue = usePermissionKeys();
  const missing = [roles, catalogue].filter(({ data }) => data === undefined);

  if (roles.data === undefined || catalogue.data === undefined) {
    if (missing.some(({ isFetching }) => isFetching)) return <LoadingState />;
    return (
      <ErrorState
        title={translate(`${texts}.loadFailed`)}
        message={translate(errorTextKey(missing[0]?.error))}
        onRetry={() => {
          for (const query of missing) query.refetch();
        }}
      />
    );
  }
  if (roles.data.length === 0) {
    return (
      <EmptyState title={translate(`${texts}.empty`)}>
        <AppLink to="/user-management/roles/create">
          {translate('areas.user-management.roles.create.action')}
        </AppLink>
      </EmptyState>
    );
  }
  const held = roles.data.flatMap(({ permissions }) => permissions);
  return (
    <MatrixEditor
      roles={roles.data}
      keys={withUnknownKeys(catalogue.data, held)}
      refreshFailed={roles.isRefetchError}
      onRefresh={() => roles.refetch()}
    />
  );
}
