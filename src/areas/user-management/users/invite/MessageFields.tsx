import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { SelectField } from '@/records/inputs/SelectField';
import type { Grants } from './useInvitation';

interface MessageFieldsProps {
  grants: Grants;
  onChange: (grants: Grants) => void;
  /** Why the invitation failed; what concerns a field is shown there. */
  error: unknown;
}

const texts = 'areas.user-management.create.users';

/** For how many days a link can be made to work. */
const days = [1, 7, 30];

/** Characters that the server takes (`docs/api/user-management.md`). */
const longest = 1000;

/** The personal text of the invitation, and how long its link is valid. Memoized like `GrantFields`. */
export const MessageFields = memo(function MessageFields({ grants, onChange, error }: MessageFieldsProps) {
  const translate = useTranslate();
  const errors = refusalOf(error).fields;
  const errorOf = (field: keyof Grants) => errors[field] && translate(errors[field]);
  return (
    <div>
      <TextField
        label={translate(`${texts}.message`)}
        multiline
        minRows={3}
        value={grants.message}
        onChange={({ target }) => onChange({ ...grants, message: target.value })}
        error={errorOf('message') !== undefined}
        helperText={errorOf('message') ?? translate(`${texts}.messageHelp`)}
        slotProps={{ htmlInput: { maxLength: longest, dir: 'auto' } }}
      />
      <SelectField
        label={translate(`${texts}.validFor`)}
        value={String(grants.expiresInDays ?? '')}
        onChange={(value) => onChange({ ...grants, expiresInDays: value === '' ? null : Number(value) })}
        error={errorOf('expiresInDays') !== undefined}
        helperText={errorOf('expiresInDays')}
        options={days.map((count) => ({
          value: String(count),
          label: translate(`${texts}.days`, { smart_count: count }),
        }))}
        emptyLabel={translate(`${texts}.usualDays`)}
      />
    </div>
  );
});
