import type { SvgIconComponent } from '@mui/icons-material';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** A line of the menu: a way to a page, or something that is done at once. */
export interface RecordLine {
  readonly label: string;
  readonly icon: SvgIconComponent;
  readonly to?: string;
  readonly onRun?: () => void;
  /** Why it cannot be done, as a sentence. */
  readonly reason?: string | undefined;
  /** The keys that do the same in the row. */
  readonly keys?: string;
  readonly danger?: boolean;
}

interface LineMenuProps {
  /** What the record is called. */
  name: string;
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Groups of lines, with a rule between. */
  groups: readonly (readonly RecordLine[])[];
}

/** What can be done with one record, as a menu. A line that is refused says why. */
export function LineMenu({ name, anchor, onClose, groups }: LineMenuProps) {
  const translate = useTranslate();
  const line = ({ label, icon: Icon, to, onRun, reason, keys, danger = false }: RecordLine) => (
    <MenuItem
      key={label}
      {...(to === undefined ? {} : { component: Link, to })}
      aria-disabled={reason === undefined ? undefined : true}
      onClick={(event) => {
        if (reason !== undefined) return event.preventDefault();
        onClose();
        onRun?.();
      }}
      sx={reason === undefined ? (danger ? { color: 'error.main' } : undefined) : off}
    >
      <ListItemIcon sx={{ color: 'inherit' }}>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText secondary={reason} slotProps={{ secondary: { sx: { whiteSpace: 'normal' } } }}>
        {label}
      </ListItemText>
      {keys === undefined ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary', ml: 3 }}>
          {keys}
        </Typography>
      )}
    </MenuItem>
  );
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': translate('records.rowMenu', { name }) },
        paper: { sx: { maxWidth: 360 } },
      }}
    >
      {groups
        .filter((lines) => lines.length > 0)
        .flatMap((lines, place) => [
          // A group is its first line.
          ...(place > 0 ? [<Divider key={`before ${lines[0]?.label}`} />] : []),
          ...lines.map(line),
        ])}
    </Menu>
  );
}

/** Refused, and still reached by the keyboard, which reads the reason. */
const off = { cursor: 'default', '& *': { color: 'text.disabled' } } as const;
