import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AppLink } from '../../../../ui/page/AppLink';
import type { PermissionSource } from './effectivePermissions';
import { LinkedText } from './LinkedText';

const texts = 'areas.user-management.users.page.permissions';

/** How many sources are shown at first. */
const few = 3;

/** What gives a permission to a user: each role, and the group that it comes through. */
export function PermissionSources({ sources }: { sources: readonly PermissionSource[] }) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const shown = all ? sources : sources.slice(0, few);
  const further = sources.length - shown.length;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { mt: 0.5 } }}>
        {shown.map((source) => (
          <li key={keyOf(source)}>
            <Source source={source} />
          </li>
        ))}
      </Box>
      {further > 0 ? (
        <Button size="small" variant="text" onClick={() => setAll(true)} sx={{ ml: -1.5 }}>
          {translate(`${texts}.further`, { smart_count: further })}
        </Button>
      ) : null}
    </>
  );
}

function Source({ source }: { source: PermissionSource }) {
  const role = (
    <AppLink to={`/user-management/roles/${encodeURIComponent(source.roleId)}`}>{source.roleName}</AppLink>
  );
  if (source.type === 'role') return <LinkedText text={`${texts}.viaRole`} parts={{ role }} />;
  const { path, memberOf } = source;
  const group = (
    <AppLink to={`/user-management/groups/${encodeURIComponent(path.at(-1)?.id ?? '')}`}>
      {path.map(({ name }) => name).join(' / ')}
    </AppLink>
  );
  return memberOf && memberOf.id !== path.at(-1)?.id ? (
    <LinkedText text={`${texts}.viaGroupAbove`} parts={{ role, group, member: memberOf.name }} />
  ) : (
    <LinkedText text={`${texts}.viaGroup`} parts={{ role, group }} />
  );
}

function keyOf(source: PermissionSource): string {
  if (source.type === 'role') return source.roleId;
  return [source.roleId, ...source.path.map(({ id }) => id), source.memberOf?.id].join('/');
}
