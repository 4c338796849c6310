import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useRef } from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';

/** Milliseconds for which a toast stays that has to be read or answered. */
export const readingTime = 8_000;

interface ToastLook {
  type?: 'success' | 'info';
  /** Milliseconds; `readingTime` with `undo`, else that of any toast. */
  time?: number;
}

/** Says in a toast what was done; with `undo`, long enough for it to be taken back. */
export function useUndoToast() {
  const notify = useNotify();
  return useCallback(
    (text: string, undo?: () => void, { type = 'success', time = undo && readingTime }: ToastLook = {}) =>
      notify(undo ? <UndoMessage text={text} onUndo={undo} /> : text, { type, autoHideDuration: time }),
    [notify],
  );
}

/** What was done, in a toast, with a button to undo it. */
// biome-ignore lint/style/useComponentExportOnlyModules: the hook alone is used elsewhere, and two files would be two chunks
function UndoMessage({ text, onUndo }: { text: string; onUndo: () => void }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  // The second press of a double click may come before the toast goes.
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
      {/* On a handset the button stands below rather than beside a column of single words. */}
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
