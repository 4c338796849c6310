import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { trimTexts } from '../../../records/form/changedFields';
import { EditPage } from '../../../records/form/EditPage';
import type { Send } from '../../../records/form/useSaveRecord';
import { chosenQuery } from '../../../records/inputs/recordOptions';
import { useOwnRights } from '../own-rights/useOwnRights';
import { useUserRefusal } from '../refusals';
import { effectivePermissionsKey } from './page/effectivePermissions';
import { PermissionsSection } from './page/PermissionsSection';
import { UserCommands } from './page/UserCommands';
import { UserFacts } from './page/UserFacts';
import { UserFields } from './page/UserFields';
import { userName } from './page/userName';
import type { User } from './userSchema';

/** `/user-management/users/:id`: a user's data, status, memberships, and what follows from them. */
export function UserEdit() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { guarded, dialog } = useOwnRights();
  const refusalOf = useUserRefusal();

  const save = (_change: object, { id }: User, send: Send) =>
    guarded(async (confirmation) => {
      const saved = await send({ confirmation });
      void queryClient.invalidateQueries({ queryKey: effectivePermissionsKey(id) });
      return saved;
    });
  return (
    <>
      <EditPage<User>
        headline={userName}
        actions={(user) => <UserCommands user={user} />}
        wide
        needs={({ groupIds, roleIds }) => [
          chosenQuery(dataProvider, 'user-management/groups', groupIds),
          chosenQuery(dataProvider, 'user-management/roles', roleIds),
        ]}
        canDelete
        deleteReason={(user) => refusalOf(user, 'delete')}
        transform={trimTexts}
        save={save}
        after={(user) => <PermissionsSection user={user} />}
      >
        {(user) => (
          <Box sx={columns}>
            <div>
              <UserFields user={user} />
            </div>
            <UserFacts user={user} />
          </Box>
        )}
      </EditPage>
      {dialog}
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 560px)', lg: 'minmax(0, 560px) minmax(0, 1fr)' },
  alignItems: 'start',
  columnGap: 8,
  rowGap: 3,
} as const;
