import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePermissionName } from '@/people/permissions';
import { AppLink } from '@/ui/page/AppLink';
import { rolePath } from '../rolePaths';
import type { Role } from '../roleSchema';

const texts = 'areas.user-management.compare';

/** The permissions of two roles, grouped by who has them; differences first. */
export function ComparisonTable({ roles, keys }: { roles: readonly [Role, Role]; keys: readonly string[] }) {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  const [withNeither, setWithNeither] = useState(false);
  const [first, second] = roles;
  const keysHeldBy = (inFirst: boolean, inSecond: boolean) =>
    keys.filter((key) => {
      return first.permissions.includes(key) === inFirst && second.permissions.includes(key) === inSecond;
    });
  const neitherCount = keysHeldBy(false, false).length;
  const isEqual = keysHeldBy(true, true).length + neitherCount === keys.length;
  const caption = translate(`${texts}.caption`, { first: first.name, second: second.name });

  const mark = (isHeld: boolean) => {
    const Icon = isHeld ? Check : Remove;
    const label = translate(`${texts}.${isHeld ? 'has' : 'hasNot'}`);
    return (
      <TableCell align="center">
        <Icon titleAccess={label} fontSize="small" color={isHeld ? 'primary' : 'disabled'} />
      </TableCell>
    );
  };
  /** The permissions that the same of the two roles have, below a heading with their number. */
  const group = (title: string, inFirst: boolean, inSecond: boolean) => (
    <TableBody>
      <TableRow>
        <TableCell
          component="th"
          scope="rowgroup"
          colSpan={3}
          variant="head"
          sx={{ bgcolor: 'action.hover' }}
        >
          {title} ({keysHeldBy(inFirst, inSecond).length})
        </TableCell>
      </TableRow>
      {keysHeldBy(inFirst, inSecond).map((key) => (
        <TableRow key={key}>
          <TableCell component="th" scope="row">
            {permissionName(key)}
          </TableCell>
          {mark(inFirst)}
          {mark(inSecond)}
        </TableRow>
      ))}
    </TableBody>
  );
  return (
    <Stack spacing={2} sx={{ maxWidth: 800 }}>
      {isEqual ? <Box role="status">{translate(`${texts}.equal`)}</Box> : null}
      <Box role="region" aria-label={caption} tabIndex={0} sx={frame}>
        <Table aria-label={caption}>
          <TableHead>
            <TableRow>
              <TableCell>{translate(`${texts}.permission`)}</TableCell>
              {roles.map(({ id, name }) => (
                <TableCell key={id} align="center">
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          {group(translate(`${texts}.only`, { role: first.name }), true, false)}
          {group(translate(`${texts}.only`, { role: second.name }), false, true)}
          {group(translate(`${texts}.both`), true, true)}
          {withNeither ? group(translate(`${texts}.neither`), false, false) : null}
        </Table>
      </Box>
      {neitherCount > 0 ? (
        <FormControlLabel
          label={`${translate(`${texts}.showNeither`)} (${neitherCount})`}
          control={<Switch checked={withNeither} onChange={(_event, checked) => setWithNeither(checked)} />}
        />
      ) : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        {roles.map(({ id, name }) => (
          <AppLink key={id} to={rolePath(id)}>
            {translate(`${texts}.edit`, { role: name })}
          </AppLink>
        ))}
      </Stack>
    </Stack>
  );
}

const frame = {
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& table': { bgcolor: 'background.paper' },
  '& td, & th': { height: 40, px: { xs: 1, sm: 2 }, py: 0.5, overflowWrap: 'anywhere' },
  // A short name is not broken, however narrow the window.
  '& thead th, & tbody th[scope=row]': { minWidth: '6.75rem' },
  '& tbody:last-child tr:last-child > *': { border: 0 },
} as const;
