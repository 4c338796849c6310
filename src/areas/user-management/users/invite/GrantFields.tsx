import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguageOptions } from '../../../../directory/languages';
import { groupPath } from '../../../../directory/readModels';
import { RecordPicker } from '../../../../records/inputs/RecordPicker';
import type { Group } from '../../groups/groupSchema';
import type { Role } from '../../roles/roleSchema';
import type { Grants } from './useInvitation';

interface GrantFieldsProps {
  grants: Grants;
  onChange: (grants: Grants) => void;
  /** What the server found wrong, as text keys by field. */
  errors?: Readonly<Record<string, string>>;
}

const texts = 'areas.user-management.users.invite';

/** What everybody gets who is invited: roles, groups and a language. It need not follow each key typed elsewhere. */
export const GrantFields = memo(function GrantFields({ grants, onChange, errors = {} }: GrantFieldsProps) {
  const translate = useTranslate();
  const wrong = (field: string) => errors[field] && translate(errors[field]);
  const languages = useLanguageOptions();
  return (
    <div>
      <RecordPicker<Role>
        label={translate('resources.user-management/users.fields.roleIds')}
        resource="user-management/roles"
        labelOf={({ name }) => name}
        multiple
        value={grants.roleIds}
        onChange={(roleIds) => onChange({ ...grants, roleIds })}
        error={wrong('roleIds')}
        help={translate(`${texts}.rolesHelp`)}
      />
      <RecordPicker<Group>
        label={translate('resources.user-management/users.fields.groupIds')}
        resource="user-management/groups"
        labelOf={groupPath}
        multiple
        value={grants.groupIds}
        onChange={(groupIds) => onChange({ ...grants, groupIds })}
        error={wrong('groupIds')}
        help={translate(`${texts}.groupsHelp`)}
      />
      <TextField
        select
        label={translate('resources.user-management/users.fields.language')}
        value={grants.language ?? ''}
        onChange={({ target }) => onChange({ ...grants, language: target.value || null })}
        error={wrong('language') !== undefined}
        helperText={wrong('language')}
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="">{translate(`${texts}.noLanguage`)}</MenuItem>
        {languages.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </div>
  );
});
