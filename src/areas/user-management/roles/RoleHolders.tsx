import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { type DirectoryGroup, groupPath } from '@/people/readModels';
import { groups } from '@/people/references';
import { Loaded } from '@/records/calls/Loaded';
import { AppLink } from '@/ui/page/AppLink';
import { PageSection } from '@/ui/page/PageSection';
import { holdersPath } from './rolePaths';
import type { Role } from './roleSchema';

const texts = 'areas.user-management.roles.holders';
const groupTexts = 'areas.user-management.edit.roles.groups';

/** How many users have the role, with a link to them, and the groups that give it: a role in use cannot be deleted. */
export function RoleHolders({ role: { id, userCount } }: { role: Role }) {
  const translate = useTranslate();
  return (
    <PageSection title={translate(`${texts}.title`)} sx={{ mt: 4, mb: 5 }}>
      {userCount === 0 ? (
        <Typography>{translate(`${texts}.none`)}</Typography>
      ) : (
        <Typography>
          {translate(`${texts}.count`, { smart_count: userCount })}{' '}
          <AppLink to={holdersPath(id)}>{translate(`${texts}.link`)}</AppLink>
        </Typography>
      )}
      <GrantingGroups role={id} />
    </PageSection>
  );
}

/** How many groups are named. */
const maxGroups = 20;

function GrantingGroups({ role }: { role: string }) {
  const translate = useTranslate();
  const query = useGetList<DirectoryGroup>(groups.resource, {
    filter: { roleIds_inc_any: [role] },
    sort: { field: 'path', order: 'ASC' },
    pagination: { page: 1, perPage: maxGroups },
  });
  // Most roles have none: nothing is said until it is known.
  if (query.isPending) return null;
  return (
    <Loaded query={query} failureText={translate(`${groupTexts}.failed`)}>
      {(grantingGroups) => {
        if (grantingGroups.length === 0) return null;
        const remainingCount = (query.total ?? grantingGroups.length) - grantingGroups.length;
        return (
          <>
            <Typography sx={{ mt: 1.5 }}>
              {translate(`${groupTexts}.title`, { smart_count: query.total ?? grantingGroups.length })}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
              {grantingGroups.map((group) => (
                <li key={group.id}>
                  <AppLink to={`/${groups.resource}/${encodeURIComponent(group.id)}`}>
                    <bdi>{groupPath(group)}</bdi>
                  </AppLink>
                </li>
              ))}
              {remainingCount > 0 ? (
                <li>{translate(`${groupTexts}.further`, { smart_count: remainingCount })}</li>
              ) : null}
            </Box>
          </>
        );
      }}
    </Loaded>
  );
}
