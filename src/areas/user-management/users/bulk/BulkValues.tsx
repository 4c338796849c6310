import { useTranslate } from 'react-admin';
import { groupPath } from '../../../../directory/readModels';
import { RecordPicker } from '../../../../records/inputs/RecordPicker';
import type { Group } from '../../groups/groupSchema';
import type { Role } from '../../roles/roleSchema';

interface BulkValuesProps {
  argument: 'groupIds' | 'roleIds';
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** The groups or roles that a bulk change adds or takes away. */
export function BulkValues({ argument, values, onChange }: BulkValuesProps) {
  const translate = useTranslate();
  const shared = {
    label: translate(`resources.user-management/users.fields.${argument}`),
    multiple: true,
    value: values,
    onChange,
  } as const;
  return argument === 'groupIds' ? (
    <RecordPicker<Group> {...shared} resource="user-management/groups" labelOf={groupPath} />
  ) : (
    <RecordPicker<Role> {...shared} resource="user-management/roles" labelOf={({ name }) => name} />
  );
}
