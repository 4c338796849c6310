import { memo } from 'react';
import { grantableRoles } from '@/people/grants';
import { LanguagesInput } from '@/people/LanguagesInput';
import { useLanguageName } from '@/people/languages';
import { FormRecordPicker } from '@/records/inputs/FormRecordPicker';
import { FormTextField } from '@/records/inputs/FormTextField';
import { useFormField } from '@/records/inputs/useFormField';
import { idsOf } from '@/records/references/defineReference';

/** The longest name that the server accepts. */
const maxNameLength = 191;

interface GroupFieldsProps {
  current?: readonly string[];
}

const noLanguages: readonly string[] = [];

/**
 * The fields of a group. `current` are its languages: they stay even when the publisher no longer offers them. Memoized,
 * because another address renders the form.
 */
export const GroupFields = memo(function GroupFields({ current = noLanguages }: GroupFieldsProps) {
  return (
    <>
      <FormTextField source="name" required maxLength={maxNameLength} />
      <FormTextField source="description" multiline rows={2} />
      <LanguagesField current={current} />
      <FormRecordPicker source="roleIds" {...grantableRoles} multiple />
    </>
  );
});

function LanguagesField({ current }: { current: readonly string[] }) {
  const nameOf = useLanguageName();
  const format = (value: unknown) => idsOf(value).map(nameOf).join(', ');
  const { field, label, error } = useFormField({ source: 'languages' }, { empty: [], format });
  return (
    <LanguagesInput
      label={label}
      value={idsOf(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      furtherCodes={current}
      error={error}
      inputRef={field.ref}
    />
  );
}
