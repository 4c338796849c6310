import Box from '@mui/material/Box';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { TreeRows, type TreeRowsProps } from './TreeRows';

/**
 * The groups as a tree (WAI-ARIA tree view). Only visible items are in the document and loaded, so it
 * stays fast with 10,000 records. The styles of all items are set here once; the parts below render on each key and
 * scroll.
 */
export function RecordTree(props: TreeRowsProps) {
  return (
    <Box sx={treeStyles}>
      <TreeRows {...props} />
    </Box>
  );
}

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;

const itemStyles = {
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  boxSizing: 'border-box',
  pr: 1,
  borderRadius: 1,
  cursor: 'pointer',
  userSelect: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-selected=true]': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 600 },
  '&[aria-disabled=true]': { cursor: 'default', color: 'text.secondary' },
  '&[data-drop]': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '& > .words': visuallyHidden,
  '& > .toggle': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 28,
    height: 28,
    borderRadius: 1,
    color: 'text.secondary',
    '&:hover': { bgcolor: 'action.focus' },
    '&:empty': { visibility: 'hidden' },
  },
  '& > .name': { ...ellipsis, flexGrow: 1 },
  '& > .note': {
    ...ellipsis,
    maxWidth: '60%',
    flexShrink: 0,
    typography: 'caption',
    color: 'text.secondary',
  },
  '& > .count': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 0.5,
    flexShrink: 0,
    minWidth: 36,
    typography: 'caption',
    fontVariantNumeric: 'tabular-nums',
    color: 'text.secondary',
    '& > svg': { fontSize: 14 },
  },
  '& > .failed': { ...ellipsis, typography: 'body2' },
  '& > .loading': { pl: 4, typography: 'body2', color: 'text.secondary' },
  '& > .retry': { flexShrink: 0, typography: 'body2', color: 'primary.main', textDecoration: 'underline' },
} as const;

const treeStyles = {
  display: 'flex',
  flexGrow: 1,
  minHeight: 0,
  minWidth: 0,
  '& > .scroller': { flexGrow: 1, minWidth: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  '& [role=tree]': { position: 'relative', minHeight: '100%' },
  // Entering a child element must not count as leaving the item.
  '& [data-dragging] [role=treeitem] > *': { pointerEvents: 'none' },
  '& [role=treeitem]': itemStyles,
  '& .drop-line': { height: 2, bgcolor: 'primary.main', borderRadius: 1 },
} as const;
