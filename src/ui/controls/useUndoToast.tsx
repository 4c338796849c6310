import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useRef } from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';

/** How long a toast stays that has to be read or answered, in milliseconds. */
export const readingTime = 8_000;

interface ToastLook {
  type?: 'success' | 'info' | 'error';
  /** The key of the button's text; default: 'Undo'. */
  caption?: string;
  /** Milliseconds; default: `readingTime` with `undo`, else that of any toast. */
  time?: number;
}

/**
 * Shows what was done in a toast; with `undo` it has a button and stays long enough to use it. With another caption the
 * button does something else, such as trying again.
 */
export function useUndoToast() {
  const notify = useNotify();
  return useCallback(
    (text: string, undo?: () => void, look: ToastLook = {}) => {
      const { type = 'success', caption = 'ra.action.undo', time = undo && readingTime } = look;
      const message = undo ? <UndoMessage {...{ text, caption }} onUndo={undo} /> : text;
      notify(message, { type, autoHideDuration: time });
    },
    [notify],
  );
}

interface UndoMessageProps {
  text: string;
  caption: string;
  onUndo: () => void;
}

/** The text of a toast with a button to undo what was done. */
// biome-ignore lint/style/useComponentExportOnlyModules: only the hook is used elsewhere, and two files would be two chunks
function UndoMessage({ text, caption, onUndo }: UndoMessageProps) {
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
        {translate(caption)}
      </Button>
    </Box>
  );
}
