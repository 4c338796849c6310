import Button from '@mui/material/Button';
import { type CSSProperties, type ReactNode, useState } from 'react';
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
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the focus of the elements inside
    <span
      onFocus={() => setNear(true)}
      onBlur={({ currentTarget, relatedTarget }) => setNear(currentTarget.contains(relatedTarget))}
      style={frame}
    >
      {children}
      {active && near ? (
        <Button
          size="small"
          variant="contained"
          sx={button}
          onClick={() => document.getElementById(id)?.focus()}
        >
          {translate('records.toSelection')}
        </Button>
      ) : null}
    </span>
  );
}

const frame: CSSProperties = { position: 'relative', display: 'inline-flex' };
const button = {
  position: 'absolute',
  insetInlineStart: '100%',
  top: '50%',
  zIndex: 1,
  transform: 'translateY(-50%)',
  // At most as wide as the space next to a handset's checkbox.
  width: 'max-content',
  maxWidth: 'calc(100vw - 6rem)',
  '&:not(:focus)': { ...visuallyHidden, minWidth: 0, pointerEvents: 'none' },
} as const;
