import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'react-admin';

/** What was done, in a toast, with a button to undo it. */
export function UndoMessage({ text, onUndo }: { text: string; onUndo: () => void }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        pointerEvents: 'auto',
      }}
    >
      {/* On a handset the button stands below rather than beside a column of single words. */}
      <Box component="span" sx={{ flex: '1 1 14rem' }}>
        {text}
      </Box>
      <Button
        color="inherit"
        size="small"
        variant="outlined"
        onClick={() => {
          close();
          onUndo();
        }}
        sx={{ flexShrink: 0, borderColor: 'currentColor' }}
      >
        {translate('ra.action.undo')}
      </Button>
    </Box>
  );
}
