import type { SvgIconComponent } from '@mui/icons-material';
import Chip from '@mui/material/Chip';

interface StateChipProps {
  icon: SvgIconComponent;
  color: 'action' | 'disabled' | 'info' | 'success' | 'warning' | 'error';
  label: string;
}

/** The state of a record as text with an icon; the colour only repeats it. */
export function StateChip({ icon: Icon, color, label }: StateChipProps) {
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={<Icon color={color} />}
      label={label}
      sx={{ borderColor: 'divider' }}
    />
  );
}
