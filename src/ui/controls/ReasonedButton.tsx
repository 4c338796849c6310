import Box from '@mui/material/Box';
import type { ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { type MouseEvent, useId, useState } from 'react';
import { visuallyHidden } from '../focus/visuallyHidden';
import { BusyButton } from './BusyButton';

interface ReasonedButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why the button is disabled, as a sentence; without it the button works. */
  reason?: string;
}

/** A button that can be disabled with a reason: it stays focusable, shows the reason and reads it out. */
export function ReasonedButton({
  reason,
  title = '',
  onClick,
  children,
  sx,
  ...button
}: ReasonedButtonProps) {
  const id = useId();
  const [isReasonOpen, setReasonOpen] = useState(false);
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    setReasonOpen(true);
  };
  const off =
    reason === undefined
      ? undefined
      : { type: 'button' as const, 'aria-disabled': true, 'aria-describedby': id };
  // The same element with and without a reason, so that it keeps the focus when the reason changes.
  return (
    <>
      <Tooltip
        title={reason ?? title}
        describeChild
        open={isReasonOpen}
        onOpen={() => setReasonOpen(true)}
        onClose={() => setReasonOpen(false)}
      >
        <BusyButton
          {...button}
          {...off}
          onClick={reason === undefined ? onClick : refuse}
          sx={[reason === undefined ? {} : disabledLook, ...(Array.isArray(sx) ? sx : [sx])]}
        >
          {children}
        </BusyButton>
      </Tooltip>
      {reason === undefined ? null : (
        <>
          <Box component="span" id={id} sx={visuallyHidden}>
            {reason}
          </Box>
          <Box component="span" role="status" sx={visuallyHidden}>
            {isReasonOpen ? reason : ''}
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
