import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { pathText } from '@/people/pathText';
import { usePermissionKeys, usePermissionName, withUnknownKeys } from '@/people/permissions';
import { Loaded } from '@/records/calls/Loaded';
import { AppLink } from '@/ui/page/AppLink';
import { LoadingState } from '@/ui/state/LoadingState';
import { type PermissionSource, useEffectivePermissions } from './effectivePermissions';

const texts = 'areas.user-management.edit.users.permissions';

/** A user's effective permissions and their sources. */
export function EffectivePermissions({ userId }: { userId: string }) {
  const translate = useTranslate();
  const query = useEffectivePermissions(userId);
  // Asked for together and waited for, so that no switch appears above what is already read.
  const catalogue = usePermissionKeys();
  return (
    <Loaded query={query} failureText={translate(`${texts}.failed`)}>
      {(granted) =>
        catalogue.isPending ? (
          <LoadingState />
        ) : (
          <Permissions
            sources={new Map(granted.map(({ key, via }) => [key, via]))}
            catalogue={catalogue.data ?? []}
          />
        )
      }
    </Loaded>
  );
}

interface PermissionsProps {
  /** What grants each key; a key without an entry is not granted. */
  sources: ReadonlyMap<string, readonly PermissionSource[]>;
  /** All keys that there are; empty if they did not arrive. */
  catalogue: readonly string[];
}

function Permissions({ sources, catalogue }: PermissionsProps) {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  const [complete, setComplete] = useState(false);
  const all = withUnknownKeys(catalogue, sources.keys());
  const keys = complete ? all : all.filter((key) => sources.has(key));
  return (
    <>
      {all.length > sources.size ? (
        <FormControlLabel
          control={<Switch checked={complete} onChange={(_event, on) => setComplete(on)} />}
          label={translate(`${texts}.complete`)}
          sx={{ mb: 1 }}
        />
      ) : null}
      {keys.length === 0 ? (
        <Typography role="status">{translate(`${texts}.none`)}</Typography>
      ) : (
        <Box component="dl" sx={rows}>
          {keys.map((key) => (
            <div key={key}>
              <dt>
                {permissionName(key)}
                <code>{key}</code>
              </dt>
              <dd>
                {sources.get(key)?.map((source) => (
                  <div key={JSON.stringify(source)}>
                    <Source source={source} />
                  </div>
                )) ?? <span>{translate(`${texts}.notGranted`)}</span>}
              </dd>
            </div>
          ))}
        </Box>
      )}
    </>
  );
}

function Source({ source }: { source: PermissionSource }) {
  const link = (resource: 'roles' | 'groups', id: string, name: string) => (
    <AppLink to={`/user-management/${resource}/${encodeURIComponent(id)}`}>{name}</AppLink>
  );
  const role = link('roles', source.roleId, source.roleName);
  if (source.type === 'role') return <LinkedText text={`${texts}.viaRole`} parts={{ role }} />;
  const { path, memberOf } = source;
  const groupId = path.at(-1)?.id ?? '';
  const group = link('groups', groupId, pathText(path));
  return memberOf && memberOf.id !== groupId ? (
    <LinkedText text={`${texts}.viaGroupAbove`} parts={{ role, group, member: memberOf.name }} />
  ) : (
    <LinkedText text={`${texts}.viaGroup`} parts={{ role, group }} />
  );
}

/** A text with links in place of its placeholders, in the order that the language wants. */
function LinkedText({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  const translate = useTranslate();
  // No text contains the control character, so it separates the placeholders' names from the words.
  const marks = Object.fromEntries(Object.keys(parts).map((name) => [name, `\u0001${name}\u0001`]));
  return translate(text, marks)
    .split('\u0001')
    .map((piece, index) => (index % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece]}</Fragment>));
}

const rows = {
  m: 0,
  borderTop: 1,
  borderColor: 'divider',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr', sm: 'minmax(10rem, 2fr) 3fr' },
    columnGap: 3,
    rowGap: 0.5,
    py: 1.25,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& dt': { fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' },
  '& dt code': { display: 'block', typography: 'caption', fontFamily: 'monospace', color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& dd > div': { mb: 0.5 },
  '& dd > span': { color: 'text.secondary' },
} as const;
