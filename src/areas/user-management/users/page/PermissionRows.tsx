import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePermissionName } from '@/people/permissions';
import { pathText } from '@/records/tree/pathText';
import { AppLink } from '@/ui/page/AppLink';
import type { PermissionSource } from './effectivePermissions';

interface PermissionRowsProps {
  keys: readonly string[];
  /** What grants each key; a key without an entry is not granted. */
  sources: ReadonlyMap<string, readonly PermissionSource[]>;
}

const texts = 'areas.user-management.edit.users.permissions';

/** Permission keys with what grants each of them; side by side where there is room. */
export function PermissionRows({ keys, sources }: PermissionRowsProps) {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  return (
    <Box component="dl" sx={rows}>
      {keys.map((key) => {
        const granting = sources.get(key);
        return (
          <div key={key}>
            <dt>
              {permissionName(key)}
              <code>{key}</code>
            </dt>
            <dd>
              {granting ? <Sources sources={granting} /> : <span>{translate(`${texts}.notGranted`)}</span>}
            </dd>
          </div>
        );
      })}
    </Box>
  );
}

const few = 3;

function Sources({ sources }: { sources: readonly PermissionSource[] }) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const shown = all ? sources : sources.slice(0, few);
  const further = sources.length - shown.length;
  return (
    <>
      <ul>
        {shown.map((source) => (
          <li key={JSON.stringify(source)}>
            <Source source={source} />
          </li>
        ))}
      </ul>
      {further > 0 ? (
        <Button size="small" variant="text" onClick={() => setAll(true)} sx={{ ml: -1.5 }}>
          {translate(`${texts}.further`, { smart_count: further })}
        </Button>
      ) : null}
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
  '& dd > span': { color: 'text.secondary' },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& li + li': { mt: 0.5 },
} as const;
