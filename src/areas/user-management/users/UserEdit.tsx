import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { groups, roles } from '../../../directory/references';
import { trimTexts } from '../../../records/form/changedFields';
import { EditPage } from '../../../records/form/EditPage';
import type { Send } from '../../../records/form/useSaveRecord';
import { chosenQuery } from '../../../records/inputs/recordOptions';
import { lazyPart } from '../../../ui/loading/LazyPart';
import { useOwnRights } from '../own-rights/useOwnRights';
import { useUserRefusal } from '../refusals';
import { effectivePermissionsKey } from './page/effectivePermissions';
import { UserActions } from './page/UserActions';
import { UserFacts } from './page/UserFacts';
import { UserFields } from './page/UserFields';
import { type User, userName } from './userSchema';

const texts = 'areas.user-management.users.page.permissions';

/** `/user-management/users/:id`: a user's data, status, memberships, and the permissions that follow from them. */
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
        actions={(user) => <UserActions user={user} />}
        wide
        needs={({ groupIds, roleIds }) => [
          chosenQuery(dataProvider, groups.resource, groupIds),
          chosenQuery(dataProvider, roles.resource, roleIds),
        ]}
        canDelete
        deleteReason={(user) => refusalOf(user, 'delete')}
        transform={trimTexts}
        save={save}
        after={(user) => <PermissionsSection user={user} />}
      >
        {(user) => (
          <Box sx={columns}>
            <UserFields user={user} />
            <UserFacts user={user} />
          </Box>
        )}
      </EditPage>
      {dialog}
    </>
  );
}

const EffectivePermissions = lazyPart(() =>
  import('./page/EffectivePermissions').then((part) => part.EffectivePermissions),
);

/** What a user may do. It stands below the form, so it is loaded last. */
function PermissionsSection({ user }: { user: User }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ maxWidth: 760, mt: 5, mb: 4 }}>
      <Typography id={id} variant="h2" gutterBottom>
        {translate(`${texts}.title`)}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {translate(`${texts}.intro.${user.status}`)}
      </Typography>
      <EffectivePermissions userId={user.id} />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 560px)', lg: 'minmax(0, 560px) minmax(0, 1fr)' },
  alignItems: 'start',
  columnGap: 8,
  rowGap: 3,
} as const;
