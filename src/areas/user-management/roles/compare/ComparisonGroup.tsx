import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { usePermissionName } from '../../../../directory/permissions';

interface ComparisonGroupProps {
  title: string;
  keys: readonly string[];
  /** Whether the first and the second role have these permissions. */
  has: readonly [boolean, boolean];
}

/** The permissions that the same of two roles have, under a heading with their number. */
export function ComparisonGroup({ title, keys, has }: ComparisonGroupProps) {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  const mark = (held: boolean) => {
    const Icon = held ? Check : Remove;
    const label = translate(`areas.user-management.roles.compare.${held ? 'has' : 'hasNot'}`);
    return <Icon titleAccess={label} fontSize="small" color={held ? 'primary' : 'disabled'} />;
  };
  return (
    <TableBody>
      <TableRow>
        <TableCell
          component="th"
          scope="rowgroup"
          colSpan={3}
          variant="head"
          sx={{ bgcolor: 'action.hover' }}
        >
          {title} ({keys.length})
        </TableCell>
      </TableRow>
      {keys.map((key) => (
        <TableRow key={key}>
          <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
            {permissionName(key)}
          </TableCell>
          <TableCell align="center">{mark(has[0])}</TableCell>
          <TableCell align="center">{mark(has[1])}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  );
}
