import Breadcrumbs from '@mui/material/Breadcrumbs';
import { useTranslate } from 'react-admin';
import { AppLink } from '../../../../ui/page/AppLink';
import type { Group } from '../groupSchema';
import { groupPath } from '../groupsLocation';

/** The groups above, the root first, each as a link; nothing for a group of the top level. */
export function GroupPath({ path }: Pick<Group, 'path'>) {
  const translate = useTranslate();
  if (path.length === 0) return null;
  return (
    <Breadcrumbs
      aria-label={translate('areas.user-management.groups.path')}
      maxItems={5}
      itemsAfterCollapse={2}
      itemsBeforeCollapse={1}
      expandText={translate('areas.user-management.groups.wholePath')}
      sx={{ typography: 'body2', mb: 0.5, '& .MuiBreadcrumbs-separator': { mx: 0.75 } }}
    >
      {path.map(({ id, name }) => (
        <AppLink key={id} to={groupPath(id)}>
          {name}
        </AppLink>
      ))}
    </Breadcrumbs>
  );
}
