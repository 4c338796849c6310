import { useTranslate } from 'react-admin';
import { LanguagesInput } from '../../../../directory/LanguagesInput';
import { useLanguageName } from '../../../../directory/languages';
import { roles } from '../../../../directory/references';
import { FormRecordPicker } from '../../../../records/inputs/FormRecordPicker';
import { FormTextField } from '../../../../records/inputs/FormTextField';
import { useFormField } from '../../../../records/inputs/useFormField';
import { idsOf } from '../../../../records/references/defineReference';

/** The longest name that the server accepts. */
const longestName = 191;

/** The fields of a group. `current` are its languages, which the publisher may no longer offer. */
export function GroupFields({ current = [] }: { current?: readonly string[] }) {
  const translate = useTranslate();
  return (
    <>
      <FormTextField source="name" required maxLength={longestName} />
      <FormTextField source="description" multiline rows={2} />
      <LanguagesField source="languages" current={current} />
      <FormRecordPicker
        source="roleIds"
        {...roles}
        multiple
        help={translate('areas.user-management.groups.rolesHelp')}
      />
    </>
  );
}

/** Languages of a form, chosen from those of the publisher; those of the group stay even when they are no longer offered. */
function LanguagesField({ source, current }: { source: string; current: readonly string[] }) {
  const nameOf = useLanguageName();
  const format = (value: unknown) => idsOf(value).map(nameOf).join(', ');
  const { field, label, error } = useFormField({ source }, { empty: [], format });
  const { ref, value, onChange, onBlur } = field;
  return (
    <LanguagesInput
      label={label}
      value={idsOf(value)}
      onChange={onChange}
      onBlur={onBlur}
      further={current}
      error={error}
      inputRef={ref}
    />
  );
}
