import type { SxProps, Theme } from '@mui/material/styles';

/** The style of a side menu entry: captions wrap. The current entry has the accent colour but not another weight, so that selecting never causes a wrap. */
export const menuRow: SxProps<Theme> = {
  minHeight: 40,
  px: 1,
  py: 0.75,
  borderRadius: 1,
  typography: 'body2',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '& .MuiListItemIcon-root': { minWidth: 28, color: 'text.secondary' },
  '&.Mui-selected': {
    color: 'primary.main',
    '@media (forced-colors: active)': { outline: '1px solid' },
    '& .MuiListItemIcon-root': { color: 'inherit' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 10,
      insetInlineStart: 0,
      width: 3,
      borderRadius: 3,
      bgcolor: 'primary.main',
    },
  },
};
