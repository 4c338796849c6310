import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Group } from '../../groups/groupSchema';
import type { Role } from '../../roles/roleSchema';
import { groupPath } from '../list/groupPath';
import { ReferenceNames } from '../list/ReferenceNames';

interface BulkChosenProps {
  argument: 'groupIds' | 'roleIds';
  values: readonly string[];
}

/** Names the groups or roles that were chosen, once they can no longer be changed. */
export function BulkChosen({ argument, values }: BulkChosenProps) {
  const translate = useTranslate();
  const caption = translate(`resources.user-management/users.fields.${argument}`);
  return (
    <Typography sx={{ mt: 1, color: 'text.secondary' }}>
      {`${caption}: `}
      {argument === 'groupIds' ? (
        <ReferenceNames<Group>
          resource="user-management/groups"
          ids={values}
          caption={caption}
          wholeName={groupPath}
        />
      ) : (
        <ReferenceNames<Role> resource="user-management/roles" ids={values} caption={caption} />
      )}
    </Typography>
  );
}
