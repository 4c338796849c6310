import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { trimTexts } from '@/records/form/changedFields';
import { EditPage } from '@/records/form/EditPage';
import type { Send } from '@/records/form/useSaveRecord';
import { auditEvents } from '../audit/auditEvents';
import { useOwnRights } from '../guarded-save/useOwnRights';
import { effectivePermissionsKey } from './page/effectivePermissions';
import { UserFacts } from './page/UserFacts';
import { UserFields } from './page/UserFields';
import { UserPageActions } from './page/UserPageActions';
import { UserSections } from './page/UserSections';
import { UserStatus } from './UserStatus';
import { refusalTexts, type User, userName } from './userSchema';

/** `/user-management/users/:id`: a user's data, status, memberships, and the permissions that follow from them. */
export function UserEdit() {
  const queryClient = useQueryClient();
  const { guarded, dialog } = useOwnRights();
  const refusalOf = useAccessRefusal(refusalTexts);

  const save = (_change: object, { id }: User, send: Send) =>
    guarded(async (confirmation) => {
      const saved = await send({ confirmation });
      for (const queryKey of [effectivePermissionsKey(id), [auditEvents]]) {
        void queryClient.invalidateQueries({ queryKey });
      }
      return saved;
    });
  return (
    <>
      <EditPage<User>
        headline={userName}
        status={(user) => <UserStatus user={user} />}
        actions={(user) => <UserPageActions user={user} />}
        wide
        canDelete
        deleteReason={(user) => refusalOf(user, 'delete')}
        objects={objects}
        transform={trimTexts}
        save={save}
        after={(user) => <UserSections user={user} />}
      >
        {(user) => (
          <Box sx={{ containerType: 'inline-size' }}>
            <Box sx={columns}>
              <UserFields user={user} />
              <UserFacts user={user} />
            </Box>
          </Box>
        )}
      </EditPage>
      {dialog}
    </>
  );
}

/** On a conflict the publisher's own fields are compared one by one. */
const objects = ['attributes'];

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 560px)',
  // By the page's width, which is smaller next to a panel.
  '@container (min-width: 54rem)': { gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)' },
  alignItems: 'start',
  columnGap: 8,
  rowGap: 3,
} as const;
