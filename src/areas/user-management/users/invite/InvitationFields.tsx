import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { grantableGroups, grantableRoles } from '@/people/grants';
import { useLanguageOptions } from '@/people/languages';
import { DateField } from '@/records/dates/DateField';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import { SelectField } from '@/records/inputs/SelectField';
import type { Reference } from '@/records/references/defineReference';
import type { Grants } from './useInvitation';

interface InvitationFieldsProps {
  grants: Grants;
  onChange: (grants: Grants) => void;
  /** Why the invitation failed; what concerns a field is shown there. */
  error: unknown;
}

const fields = 'resources.user-management/users.fields';
const texts = 'areas.user-management.create.users';

/** The days that a link can be valid. */
const days = [1, 7, 30];

/** The limit of the server (`docs/api/user-management.md`). */
const maxMessageLength = 1000;

/** What all invited users get, the personal text, and how long the link is valid. Memoized, so that typing addresses stays fast. */
export const InvitationFields = memo(function InvitationFields({
  grants,
  onChange,
  error,
}: InvitationFieldsProps) {
  const translate = useTranslate();
  const languages = useLanguageOptions();
  const errors = refusalOf(error).fields;
  const errorOf = (field: keyof Grants) => errors[field] && translate(errors[field]);
  const picker = (field: 'roleIds' | 'groupIds', reference: Reference) => (
    <RecordPicker
      {...reference}
      label={translate(`${fields}.${field}`)}
      multiple
      value={grants[field]}
      onChange={(ids) => onChange({ ...grants, [field]: ids })}
      error={errorOf(field)}
    />
  );
  const errorProps = (field: keyof Grants, help?: string) => ({
    error: errorOf(field) !== undefined,
    helperText: errorOf(field) ?? help,
  });
  return (
    <div>
      {picker('roleIds', grantableRoles)}
      {picker('groupIds', grantableGroups)}
      <DateField
        label={translate(`${fields}.endsOn`)}
        value={grants.endsOn}
        onChange={(endsOn) => onChange({ ...grants, endsOn: typeof endsOn === 'string' ? endsOn : null })}
        error={errorOf('endsOn')}
        help={translate('areas.user-management.edit.users.endsOnHelp')}
      />
      <SelectField
        label={translate(`${fields}.language`)}
        value={grants.language ?? ''}
        onChange={(language) => onChange({ ...grants, language: language || null })}
        options={languages}
        emptyLabel={translate(`${texts}.noLanguage`)}
        {...errorProps('language')}
      />
      <TextField
        label={translate(`${texts}.message`)}
        multiline
        minRows={3}
        value={grants.message}
        onChange={({ target }) => onChange({ ...grants, message: target.value })}
        slotProps={{ htmlInput: { maxLength: maxMessageLength, dir: 'auto' } }}
        {...errorProps('message', translate(`${texts}.messageHelp`))}
      />
      <SelectField
        label={translate(`${texts}.validFor`)}
        value={String(grants.expiresInDays ?? '')}
        onChange={(value) => onChange({ ...grants, expiresInDays: value === '' ? null : Number(value) })}
        options={days.map((count) => ({
          value: String(count),
          label: translate(`${texts}.days`, { smart_count: count }),
        }))}
        emptyLabel={translate(`${texts}.usualDays`)}
        {...errorProps('expiresInDays')}
      />
    </div>
  );
});
