import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { usePermissionKeys, usePermissionName, withUnknownKeys } from '../../../../directory/permissions';
import type { UserFilter } from './userFilter';

interface PermissionFilterProps {
  value: string | undefined;
  onChange: (change: Pick<UserFilter, 'withPermission'>) => void;
}

const texts = 'areas.user-management.users.filters.permission';

/** Who can do something: the users who have a permission by a role of their own or of a group. */
export function PermissionFilter({ value = '', onChange }: PermissionFilterProps) {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  const { data: catalogue = [], error } = usePermissionKeys();
  const keys = withUnknownKeys(catalogue, value === '' ? [] : [value]);
  return (
    <TextField
      select
      label={translate(`${texts}.label`)}
      value={value}
      onChange={(event) => onChange({ withPermission: event.target.value || undefined })}
      helperText={translate(error === null ? `${texts}.help` : `${texts}.failed`)}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">{translate(`${texts}.any`)}</MenuItem>
      {keys.map((key) => (
        <MenuItem key={key} value={key}>
          {permissionName(key)}
        </MenuItem>
      ))}
    </TextField>
  );
}
