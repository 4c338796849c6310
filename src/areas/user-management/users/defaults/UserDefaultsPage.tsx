import Box from '@mui/material/Box';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { grantableGroups, grantableRoles } from '@/people/grants';
import { EditPage } from '@/records/form/EditPage';
import { useListReturn } from '@/records/form/useListReturn';
import { FormRecordPicker } from '@/records/inputs/FormRecordPicker';
import { type UserDefaults, userDefaultsId, userDefaultsResource } from './userDefaults';

const texts = 'areas.user-management.users.defaults';

/** `/user-management/users/defaults`: the roles and groups that forms propose for new users. */
export function UserDefaultsPage() {
  const translate = useTranslate();
  const { back } = useListReturn();
  return (
    <ResourceContextProvider value={userDefaultsResource}>
      <EditPage<UserDefaults> id={userDefaultsId} headline={() => translate(`${texts}.headline`)} back={back}>
        <Box component="p" sx={{ mt: 0, mb: 3, color: 'text.secondary' }}>
          {translate(`${texts}.lead`)}
        </Box>
        <FormRecordPicker {...grantableRoles} source="roleIds" multiple />
        <FormRecordPicker {...grantableGroups} source="groupIds" multiple />
      </EditPage>
    </ResourceContextProvider>
  );
}
