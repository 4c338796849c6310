import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

/** A button that keeps the focus while `loading`; MUI's own one is disabled then, and a disabled button loses it. */
export function BusyButton({ loading, onClick, children, sx, ...button }: ButtonProps) {
  const busy = loading ? { type: 'button' as const, 'aria-disabled': true, 'aria-busy': true } : undefined;
  return (
    <Button
      {...button}
      {...busy}
      onClick={loading ? undefined : onClick}
      sx={[loading ? inProgress : {}, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
      {loading ? (
        <CircularProgress size={16} aria-hidden sx={{ position: 'absolute', color: 'text.secondary' }} />
      ) : null}
    </Button>
  );
}

/** Looks like MUI's button while it loads. */
const inProgress = {
  '&&&': { color: 'transparent', borderColor: 'divider', cursor: 'default' },
  '&&&.MuiButton-contained': { bgcolor: 'action.disabledBackground', borderColor: 'transparent' },
};
