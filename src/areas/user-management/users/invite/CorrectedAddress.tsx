import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocus } from '@/ui/focus/takeFocus';
import { addressText, type CheckedAddress } from './addresses';

const texts = 'areas.user-management.create.users';

interface CorrectedAddressProps {
  address: CheckedAddress;
  /** Why it cannot be invited. */
  reason: string | undefined;
  onApply: (text: string) => void;
  onCancel: () => void;
}

/** A refused address as a field. Enter applies what is typed, Escape keeps the address as it was. */
export function CorrectedAddress({ address, reason, onApply, onCancel }: CorrectedAddressProps) {
  const translate = useTranslate();
  const [text, setText] = useState(addressText(address));
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 0.5, maxWidth: 560 }}>
      <TextField
        size="small"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Enter would send the invitation.
          event.preventDefault();
          if (event.key === 'Enter') onApply(text);
          else onCancel();
        }}
        inputRef={takeFocus}
        error
        helperText={reason}
        slotProps={{
          htmlInput: {
            'aria-label': translate(`${texts}.corrected`),
            autoCapitalize: 'none',
            spellCheck: false,
            inputMode: 'email',
            dir: 'auto',
          },
        }}
      />
      <Button size="small" variant="outlined" onClick={() => onApply(text)} sx={{ mt: 1, flexShrink: 0 }}>
        {translate(`${texts}.apply`)}
      </Button>
    </Box>
  );
}
