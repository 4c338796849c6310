import type { SvgIconComponent } from '@mui/icons-material';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** A menu line: a link to a page, or an action. */
export interface RecordLine {
  readonly label: string;
  readonly icon: SvgIconComponent;
  readonly to?: string;
  readonly onRun?: () => void;
  /** Why it is unavailable, as a sentence. */
  readonly reason?: string | undefined;
  /** The keyboard shortcut that does the same in the row. */
  readonly keys?: string;
  readonly danger?: boolean;
}

interface LineMenuProps {
  /** The record's name. */
  name: string;
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Groups of lines, separated by dividers. */
  groups: readonly (readonly RecordLine[])[];
}

/** A menu of actions for one record. An unavailable line shows the reason. */
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
          // A group is identified by its first line.
          ...(place > 0 ? [<Divider key={`before ${lines[0]?.label}`} />] : []),
          ...lines.map(line),
        ])}
    </Menu>
  );
}

/** Unavailable, but still focusable, so that the reason is read out. */
const off = { cursor: 'default', '& *': { color: 'text.disabled' } } as const;
