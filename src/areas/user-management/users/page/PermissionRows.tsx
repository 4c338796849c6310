import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { usePermissionName } from '../../../../directory/permissions';
import type { PermissionSource } from './effectivePermissions';
import { PermissionSources } from './PermissionSources';

interface PermissionRowsProps {
  keys: readonly string[];
  /** What gives each key; one that is absent is not granted. */
  sources: ReadonlyMap<string, readonly PermissionSource[]>;
}

/** Permission keys with what grants each of them; side by side where there is room. */
export function PermissionRows({ keys, sources }: PermissionRowsProps) {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  if (keys.length === 0) return null;
  return (
    <Box component="dl" sx={rows}>
      {keys.map((key) => {
        const via = sources.get(key);
        return (
          <div key={key}>
            <dt>
              {permissionName(key)}
              <code>{key}</code>
            </dt>
            <dd>
              {via === undefined ? (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {translate('areas.user-management.users.page.permissions.notGranted')}
                </Box>
              ) : (
                <PermissionSources sources={via} />
              )}
            </dd>
          </div>
        );
      })}
    </Box>
  );
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
} as const;
