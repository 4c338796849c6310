import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { groupPath } from '../../../../directory/readModels';
import type { Group } from '../../groups/groupSchema';
import type { Role } from '../../roles/roleSchema';
import { ReferenceNames } from '../list/ReferenceNames';
import { useNames } from '../list/useNames';

interface BulkChosenProps {
  argument: 'groupIds' | 'roleIds';
  values: readonly string[];
}

const noIds: readonly string[] = [];

/** Names the groups or roles that were chosen, once they can no longer be changed. */
export function BulkChosen({ argument, values }: BulkChosenProps) {
  const translate = useTranslate();
  const caption = translate(`resources.user-management/users.fields.${argument}`);
  const isGroups = argument === 'groupIds';
  const groups = useNames<Group>('user-management/groups', isGroups ? values : noIds);
  const roles = useNames<Role>('user-management/roles', isGroups ? noIds : values);
  return (
    <Typography sx={{ mt: 1, color: 'text.secondary' }}>
      {`${caption}: `}
      {isGroups ? (
        <ReferenceNames names={groups} ids={values} caption={caption} wholeName={groupPath} />
      ) : (
        <ReferenceNames names={roles} ids={values} caption={caption} />
      )}
    </Typography>
  );
}
