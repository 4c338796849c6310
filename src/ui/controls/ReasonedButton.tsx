import Box from '@mui/material/Box';
import type { ButtonProps } from '@mui/material/Button';
import { type MouseEvent, useId, useState } from 'react';
import { visuallyHidden } from '../focus/visuallyHidden';
import { hoverTip } from '../tips/tip';
import { BusyButton } from './BusyButton';

interface ReasonedButtonProps extends Omit<ButtonProps, 'disabled' | 'onBlur'> {
  /** Why the button is disabled, as a sentence; without it the button works. */
  reason?: string;
  /** What the button does, as its description. */
  title?: string;
}

/** A button that can be disabled with a reason: it stays focusable, shows the reason and reads it out. */
export function ReasonedButton({ reason, title, onClick, children, sx, ...button }: ReasonedButtonProps) {
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    setRefused(true);
  };
  const state =
    reason === undefined
      ? { onClick, 'aria-description': title, ...hoverTip(title) }
      : {
          type: 'button' as const,
          'aria-disabled': true,
          'aria-describedby': id,
          'data-tip': reason,
          onClick: refuse,
        };
  // The same element with and without a reason, so that it keeps the focus when the reason changes.
  return (
    <>
      <BusyButton
        {...button}
        {...state}
        // Pressed again later, it is read out again.
        onBlur={() => setRefused(false)}
        sx={[reason === undefined ? {} : disabledLook, ...(Array.isArray(sx) ? sx : [sx])]}
      >
        {children}
      </BusyButton>
      {reason === undefined ? null : (
        <>
          <Box component="span" id={id} sx={visuallyHidden}>
            {reason}
          </Box>
          <Box component="span" role="status" sx={visuallyHidden}>
            {isRefused ? reason : ''}
          </Box>
        </>
      )}
    </>
  );
}

/** Looks like a disabled button, in every variant and on hover. */
const disabledLook = {
  '&&&': { color: 'text.disabled', borderColor: 'divider', cursor: 'not-allowed' },
  '&&&.MuiButton-contained': { bgcolor: 'action.disabledBackground', borderColor: 'transparent' },
};
