import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { useSelectionBarId } from './selectionBar';

interface ToSelectionBarProps {
  /** Whether there is a selection to act on; without it there is no button. */
  active: boolean;
  /** The checkbox. */
  children: ReactNode;
}

/**
 * A checkbox followed by a button that moves the focus to the selection bar. The button is only visible and reachable
 * from here, so that the bar below a hundred rows is two keys away and other rows get no extra tab stop.
 */
export function ToSelectionBar({ active, children }: ToSelectionBarProps) {
  const translate = useTranslate();
  const id = useSelectionBarId();
  const [near, setNear] = useState(false);
  return (
    <Box
      component="span"
      onFocus={() => setNear(true)}
      onBlur={({ currentTarget, relatedTarget }) => setNear(currentTarget.contains(relatedTarget))}
      sx={frame}
    >
      {children}
      {active && near ? (
        <Button
          size="small"
          variant="contained"
          className="to-selection"
          onClick={() => document.getElementById(id)?.focus()}
        >
          {translate('records.toSelection')}
        </Button>
      ) : null}
    </Box>
  );
}

const frame = {
  position: 'relative',
  display: 'inline-flex',
  '& .to-selection': {
    position: 'absolute',
    insetInlineStart: '100%',
    top: '50%',
    zIndex: 1,
    transform: 'translateY(-50%)',
    // At most as wide as the space next to a handset's checkbox.
    width: 'max-content',
    maxWidth: 'calc(100vw - 6rem)',
  },
  '& .to-selection:not(:focus)': { ...visuallyHidden, minWidth: 0, pointerEvents: 'none' },
} as const;
