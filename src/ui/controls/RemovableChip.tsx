import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

interface RemovableChipProps {
  text: string;
  /** The accessible name: what a click removes. */
  name: string;
  onRemove: () => void;
}

/** A list item for a condition that a click removes. */
export function RemovableChip({ text, name, onRemove }: RemovableChipProps) {
  return (
    <Box component="li" sx={{ maxWidth: '100%' }}>
      <Chip
        component="button"
        label={text}
        aria-label={name}
        onClick={onRemove}
        onDelete={onRemove}
        deleteIcon={<Close />}
        variant="outlined"
        sx={{ maxWidth: '100%', '& .MuiChip-deleteIcon': { displayPrint: 'none' } }}
      />
    </Box>
  );
}
