import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTexts } from './textsContext';
import { useIntoView } from './useIntoView';

/** Asks before the records are reset, which cannot be undone. */
export function ResetData({ onReset }: { onReset: () => void }) {
  const translate = useTexts();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const box = useIntoView<HTMLDivElement>(asking ? 'asking' : '');
  const start = useRef<HTMLButtonElement>(null);

  function close(): void {
    setAsking(false);
    // The confirmation removes the focused button.
    requestAnimationFrame(() => start.current?.focus());
  }

  if (!asking) {
    return (
      <Button ref={start} onClick={() => setAsking(true)}>
        {translate('qa.data.reset')}
      </Button>
    );
  }
  return (
    <Box ref={box} role="group" aria-labelledby={id} sx={question}>
      <Typography id={id} variant="body2">
        {translate('qa.data.question')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          autoFocus
          variant="contained"
          color="warning"
          aria-describedby={id}
          onClick={() => {
            close();
            onReset();
          }}
        >
          {translate('qa.data.confirm')}
        </Button>
        <Button onClick={close}>{translate('qa.data.cancel')}</Button>
      </Box>
    </Box>
  );
}

const question = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  flexBasis: '100%',
  p: 1.5,
  border: 1,
  borderColor: 'warning.main',
  borderRadius: 1,
} as const;
