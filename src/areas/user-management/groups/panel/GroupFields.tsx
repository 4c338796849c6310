import { useTranslate } from 'react-admin';
import { FormRecordPicker } from '../../../../records/inputs/FormRecordPicker';
import { FormTextField } from '../../../../records/inputs/FormTextField';
import type { Role } from '../../roles/roleSchema';
import { LanguagesField } from './LanguagesField';

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
      <FormRecordPicker<Role>
        source="roleIds"
        resource="user-management/roles"
        labelOf={({ name }) => name}
        multiple
        help={translate('areas.user-management.groups.rolesHelp')}
      />
    </>
  );
}
