import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useRef } from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';

/** How long a toast stays that has to be read or answered, in milliseconds. */
export const readingTime = 8_000;

interface ToastLook {
  type?: 'success' | 'info';
  /** Milliseconds; default: `readingTime` with `undo`, else that of any toast. */
  time?: number;
}

/** Shows what was done in a toast; with `undo` it has a button and stays long enough to use it. */
export function useUndoToast() {
  const notify = useNotify();
  return useCallback(
    (text: string, undo?: () => void, { type = 'success', time = undo && readingTime }: ToastLook = {}) =>
      notify(undo ? <UndoMessage text={text} onUndo={undo} /> : text, { type, autoHideDuration: time }),
    [notify],
  );
}

/** The text of a toast with a button to undo what was done. */
// biome-ignore lint/style/useComponentExportOnlyModules: only the hook is used elsewhere, and two files would be two chunks
function UndoMessage({ text, onUndo }: { text: string; onUndo: () => void }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  // A second click can come before the toast disappears.
  const isUndone = useRef(false);
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
      {/* On a handset the button is below the text, which would otherwise be a column of single words. */}
      <Box component="span" sx={{ flex: '1 1 14rem' }}>
        {text}
      </Box>
      <Button
        color="inherit"
        size="small"
        variant="outlined"
        onClick={() => {
          if (isUndone.current) return;
          isUndone.current = true;
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
