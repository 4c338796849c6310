import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AppLink } from '../../../../ui/page/AppLink';
import type { Role } from '../roleSchema';
import { ComparisonGroup } from './ComparisonGroup';
import { compareKeys } from './comparison';

interface ComparisonTableProps {
  first: Role;
  second: Role;
  keys: readonly string[];
}

const texts = 'areas.user-management.roles.compare';

/** The permissions of two roles, grouped by who has them; differences first. */
export function ComparisonTable({ first, second, keys }: ComparisonTableProps) {
  const translate = useTranslate();
  const [withNeither, setWithNeither] = useState(false);
  const { onlyFirst, onlySecond, both, neither } = compareKeys(first.permissions, second.permissions, keys);
  const caption = translate(`${texts}.caption`, { first: first.name, second: second.name });
  const columns = [first, second];
  return (
    <Stack spacing={2} sx={{ maxWidth: 800 }}>
      {onlyFirst.length + onlySecond.length === 0 ? (
        <Box role="status">{translate(`${texts}.equal`)}</Box>
      ) : null}
      <Box
        role="region"
        aria-label={caption}
        tabIndex={0}
        sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Table
          aria-label={caption}
          sx={{ bgcolor: 'background.paper', '& tbody:last-child tr:last-child > *': { border: 0 } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{translate(`${texts}.permission`)}</TableCell>
              {columns.map(({ id, name }) => (
                <TableCell key={id} align="center" sx={{ overflowWrap: 'anywhere' }}>
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <ComparisonGroup
            title={translate(`${texts}.only`, { role: first.name })}
            keys={onlyFirst}
            has={[true, false]}
          />
          <ComparisonGroup
            title={translate(`${texts}.only`, { role: second.name })}
            keys={onlySecond}
            has={[false, true]}
          />
          <ComparisonGroup title={translate(`${texts}.both`)} keys={both} has={[true, true]} />
          {withNeither ? (
            <ComparisonGroup title={translate(`${texts}.neither`)} keys={neither} has={[false, false]} />
          ) : null}
        </Table>
      </Box>
      {neither.length > 0 ? (
        <FormControlLabel
          label={`${translate(`${texts}.showNeither`)} (${neither.length})`}
          control={<Switch checked={withNeither} onChange={(_event, shown) => setWithNeither(shown)} />}
        />
      ) : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        {columns.map(({ id, name }) => (
          <AppLink key={id} to={`/user-management/roles/${encodeURIComponent(id)}`}>
            {translate(`${texts}.edit`, { role: name })}
          </AppLink>
        ))}
      </Stack>
    </Stack>
  );
}
