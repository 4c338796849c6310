import type { Theme } from '@mui/material/styles';
import { handsetWidth } from '@/ui/handsetWidth';

/** The look of the list of hits and of all in it, once for all its lines. */
export const listLook = {
  // By which `useAutocomplete` measures where a line is.
  position: 'relative',
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  m: 0,
  p: 1,
  pt: 0,
  listStyle: 'none',
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& .search-heading': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    gap: 1,
    px: 1.5,
    pt: 1.25,
    pb: 0.5,
    typography: 'caption',
    fontWeight: 600,
    color: 'text.secondary',
    bgcolor: 'background.paper',
    '& small': { ml: 'auto', font: 'inherit', fontWeight: 400 },
  },
  '& .search-line': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 40,
    px: 1.5,
    py: 0.5,
    borderRadius: 0.75,
    cursor: 'pointer',
    [`@media ${handsetWidth}`]: { minHeight: 48 },
  },
  '& .search-line.retry': { color: 'text.secondary' },
  '& .search-line svg': { flexShrink: 0, color: 'text.secondary' },
  '& .name, & .detail': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .name': { flex: '0 1 auto', minWidth: '40%' },
  '& .detail': { flex: '1 2 0', textAlign: 'end', color: 'text.secondary', typography: 'body2' },
  '& .Mui-focused': {
    bgcolor: 'action.selected',
    boxShadow: ({ palette }: Theme) => `inset 3px 0 ${palette.primary.main}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
} as const;
