import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePermissionKeys, withUnknownKeys } from '@/people/permissions';
import { Loaded } from '@/records/calls/Loaded';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useListReturn } from '@/records/form/useListReturn';
import { PageHeader } from '@/ui/page/PageHeader';
import { EmptyState } from '@/ui/state/EmptyState';
import { LoadingState } from '@/ui/state/LoadingState';
import { bothQueries } from './bothQueries';
import { MatrixEditor } from './matrix/MatrixEditor';
import { createPath } from './rolePaths';
import type { Role } from './roleSchema';

const texts = 'areas.user-management.matrix';

/** More roles than a publisher has: the matrix needs all of them at once. */
const maxRoles = 1000;

/** All roles against all permission keys. */
export function RoleMatrix() {
  const translate = useTranslate();
  const { back } = useListReturn();
  const calls = useRecordCalls();
  const roles = useQuery({
    queryKey: ['user-management/roles', 'all'],
    queryFn: async ({ signal }) => {
      const pagination = { page: 1, perPage: maxRoles };
      const sort = { field: 'name', order: 'ASC' as const };
      return (await calls.getList<Role>('user-management/roles', { pagination, sort, filter: {}, signal }))
        .data;
    },
  });
  return (
    <>
      <PageHeader headline={translate(`${texts}.headline`)} back={back} />
      <Loaded
        query={bothQueries(roles, usePermissionKeys())}
        failureText={translate(`${texts}.loadFailed`)}
        loading={<LoadingState shape="rows" />}
      >
        {([all, catalogue]) =>
          all.length === 0 ? (
            <EmptyState title={translate(`${texts}.empty`)}>
              <Button component={Link} to={createPath} variant="contained">
                {translate('areas.user-management.roles.create.action')}
              </Button>
            </EmptyState>
          ) : (
            <MatrixEditor
              roles={all}
              keys={withUnknownKeys(
                catalogue,
                all.flatMap(({ permissions }) => permissions),
              )}
              onRefresh={roles.isRefetchError ? () => void roles.refetch() : undefined}
            />
          )
        }
      </Loaded>
    </>
  );
}
