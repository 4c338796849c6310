import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { givenGroups, givenRoles } from '@/people/grants';
import { useLanguageOptions } from '@/people/languages';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import { SelectField } from '@/records/inputs/SelectField';
import type { Reference } from '@/records/references/defineReference';
import type { Grants } from './useInvitation';

interface GrantFieldsProps {
  grants: Grants;
  onChange: (grants: Grants) => void;
  /** Why the invitation failed; what concerns a field is shown there. */
  error: unknown;
}

const fields = 'resources.user-management/users.fields';
const texts = 'areas.user-management.create.users';

/** What all invited users get: roles, groups and a language. Memoized, so that typing addresses stays fast. */
export const GrantFields = memo(function GrantFields({ grants, onChange, error }: GrantFieldsProps) {
  const translate = useTranslate();
  const languages = useLanguageOptions();
  const errors = refusalOf(error).fields;
  const errorOf = (field: keyof Grants) => errors[field] && translate(errors[field]);
  const picker = (field: 'roleIds' | 'groupIds', reference: Reference, help: string) => (
    <RecordPicker
      {...reference}
      label={translate(`${fields}.${field}`)}
      multiple
      value={grants[field]}
      onChange={(ids) => onChange({ ...grants, [field]: ids })}
      error={errorOf(field)}
      help={translate(`${texts}.${help}`)}
    />
  );
  return (
    <div>
      {picker('roleIds', givenRoles, 'rolesHelp')}
      {picker('groupIds', givenGroups, 'groupsHelp')}
      <SelectField
        label={translate(`${fields}.language`)}
        value={grants.language ?? ''}
        onChange={(language) => onChange({ ...grants, language: language || null })}
        error={errorOf('language') !== undefined}
        helperText={errorOf('language')}
        options={languages}
        emptyLabel={translate(`${texts}.noLanguage`)}
      />
    </div>
  );
});
