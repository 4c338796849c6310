import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { type MouseEvent, useId, useState } from 'react';
import { visuallyHidden } from '../focus/visuallyHidden';

interface ReasonedButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why the button does nothing, as a sentence; without one it works. */
  reason?: string;
}

/** A button that can be switched off with a reason: it keeps the focus, shows the reason and says it. */
export function ReasonedButton({
  reason,
  title = '',
  onClick,
  children,
  sx,
  ...button
}: ReasonedButtonProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    setShown(true);
  };
  const off =
    reason === undefined
      ? undefined
      : { type: 'button' as const, 'aria-disabled': true, 'aria-describedby': id };
  // One and the same button with and without a reason, so that it keeps the focus when the reason comes or goes.
  return (
    <>
      <Tooltip
        title={reason ?? title}
        describeChild
        open={shown}
        onOpen={() => setShown(true)}
        onClose={() => setShown(false)}
      >
        <Button
          {...button}
          {...off}
          onClick={reason === undefined ? onClick : refuse}
          sx={[reason === undefined ? {} : switchedOff, ...(Array.isArray(sx) ? sx : [sx])]}
        >
          {children}
        </Button>
      </Tooltip>
      {reason === undefined ? null : (
        <>
          <Box component="span" id={id} sx={visuallyHidden}>
            {reason}
          </Box>
          <Box component="span" role="status" sx={visuallyHidden}>
            {shown ? reason : ''}
          </Box>
        </>
      )}
    </>
  );
}

/** Looks as a disabled button does, in every variant and also while it is hovered. */
const switchedOff = {
  '&&&': { color: 'text.disabled', borderColor: 'divider', cursor: 'not-allowed' },
  '&&&.MuiButton-contained': { bgcolor: 'action.disabledBackground', borderColor: 'transparent' },
};
