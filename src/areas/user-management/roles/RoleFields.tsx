import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { FormTextField } from '../../../records/inputs/FormTextField';
import { PermissionField } from './PermissionField';
import { useProposedKey } from './useProposedKey';

/** The fields of a role, for a new one and for one that is there. */
export function RoleFields() {
  const translate = useTranslate();
  useProposedKey();
  return (
    <Stack sx={{ maxWidth: 560 }}>
      <FormTextField source="name" required />
      <FormTextField source="key" required help={translate('areas.user-management.roles.keyHelp')} />
      <FormTextField source="description" multiline rows={2} />
      <PermissionField />
    </Stack>
  );
}
