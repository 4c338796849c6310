/** Styles for buttons in a popover that look like menu lines. */
export const menuButtons = {
  display: 'flex',
  flexDirection: 'column',
  py: 0.5,
  minWidth: 208,
  '& .MuiButton-root': {
    justifyContent: 'flex-start',
    minHeight: 44,
    px: 2,
    border: 0,
    borderRadius: 0,
    fontWeight: 400,
    '&:not(.Mui-disabled, [aria-disabled=true], .MuiButton-colorError)': { color: 'text.primary' },
  },
} as const;
