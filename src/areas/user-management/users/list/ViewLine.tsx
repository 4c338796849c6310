import Check from '@mui/icons-material/Check';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { SavedView } from './userViews';

interface ViewLineProps {
  view: SavedView;
  active: boolean;
  onChoose: (view: SavedView) => void;
}

/** A view to choose; the one in force is marked. */
export function ViewLine({ view, active, onChoose }: ViewLineProps) {
  return (
    <ListItemButton
      selected={active}
      aria-current={active ? 'true' : undefined}
      onClick={() => onChoose(view)}
    >
      <ListItemIcon>{active ? <Check fontSize="small" /> : null}</ListItemIcon>
      <ListItemText primary={view.label} slotProps={{ primary: { dir: 'auto', noWrap: true } }} />
    </ListItemButton>
  );
}
