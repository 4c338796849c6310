import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePermissionKeys, usePermissionName, withUnknownKeys } from '@/people/permissions';
import { Loaded } from '@/records/calls/Loaded';
import { SearchField } from '@/records/inputs/SearchField';
import { type PermissionSource, useEffectivePermissions } from './effectivePermissions';
import { PermissionRows } from './PermissionRows';

const texts = 'areas.user-management.edit.users.permissions';

/** What a user may do in the end, and where each permission comes from. A failure leaves the rest of the page usable. */
export function EffectivePermissions({ userId }: { userId: string }) {
  const translate = useTranslate();
  const query = useEffectivePermissions(userId);
  return (
    <Loaded query={query} failed={translate(`${texts}.failed`)}>
      {(granted) => <Permissions sources={new Map(granted.map(({ key, via }) => [key, via]))} />}
    </Loaded>
  );
}

const many = 10;

function Permissions({ sources }: { sources: ReadonlyMap<string, readonly PermissionSource[]> }) {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  const catalogue = usePermissionKeys();
  const [complete, setComplete] = useState(false);
  const [search, setSearch] = useState('');
  const all = withUnknownKeys(catalogue.data ?? [], sources.keys());
  const keys = complete ? all : all.filter((key) => sources.has(key));
  const wanted = search.trim().toLowerCase();
  const found = keys.filter((key) => `${permissionName(key)} ${key}`.toLowerCase().includes(wanted));
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        {keys.length > many || search !== '' ? (
          <SearchField
            label={translate(`${texts}.search`)}
            value={search}
            onChange={setSearch}
            sx={{ flex: '1 1 14rem', maxWidth: 320 }}
          />
        ) : null}
        {all.length > sources.size ? (
          <FormControlLabel
            control={<Switch checked={complete} onChange={(_event, on) => setComplete(on)} />}
            label={translate(`${texts}.complete`)}
          />
        ) : null}
      </Stack>
      {found.length === 0 ? (
        <Typography role="status">
          {translate(keys.length === 0 ? `${texts}.none` : `${texts}.nothingFound`)}
        </Typography>
      ) : (
        <PermissionRows keys={found} sources={sources} />
      )}
    </>
  );
}
