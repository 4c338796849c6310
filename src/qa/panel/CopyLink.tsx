import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Feedback } from './Feedback';
import { useTexts } from './textsContext';

/** Copies the link to the current state; shows it where the browser refuses. */
export function CopyLink({ link }: { link: () => string }) {
  const translate = useTexts();
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState('');

  async function copy(): Promise<void> {
    const address = link();
    setSaid('');
    setShown('');
    try {
      await navigator.clipboard.writeText(address);
      setSaid(translate('qa.link.copied'));
    } catch {
      setShown(address);
      setSaid(translate('qa.link.byHand'));
    }
  }

  return (
    <Box sx={footer}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Button variant="contained" onClick={() => void copy()} sx={{ flexShrink: 0 }}>
          {translate('qa.link.copy')}
        </Button>
        <Feedback text={said} />
      </Box>
      {shown !== '' && (
        <TextField
          autoFocus
          size="small"
          fullWidth
          label={translate('qa.link.address')}
          value={shown}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('qa.link.note')}
      </Typography>
    </Box>
  );
}

const footer = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  flexShrink: 0,
  px: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
