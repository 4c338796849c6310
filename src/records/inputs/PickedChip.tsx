import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { loadingName } from './recordOptions';

interface PickedChipProps {
  label: string;
  disabled?: boolean;
  /** The index among the chosen ones, for the field's arrow keys. */
  index?: number;
  onRemove: (event: unknown) => void;
}

/** A chosen record with a button to remove it. */
export function PickedChip({ label, disabled = false, index, onRemove }: PickedChipProps) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={[chip, label === loadingName && loadingLook]}>
      <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      {disabled ? null : (
        <IconButton
          aria-label={translate('records.inputs.remove', { name: label })}
          data-item-index={index}
          onClick={onRemove}
          sx={{ p: 0.5, color: 'text.secondary' }}
        >
          <Close sx={{ fontSize: 16 }} />
        </IconButton>
      )}
    </Box>
  );
}

/** About as wide as a name, so that little moves when it arrives. */
const loadingLook = { minWidth: '9rem', justifyContent: 'space-between' } as const;
const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 28,
  m: '2px',
  // The text input stays next to the last chip instead of on an empty line below.
  maxWidth: 'calc(100% - 48px)',
  pl: 1.25,
  pr: 0.25,
  border: '1px solid transparent',
  borderRadius: 1,
  bgcolor: 'action.hover',
  typography: 'body2',
} as const;
