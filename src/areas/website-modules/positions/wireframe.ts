import type { Theme } from '@mui/material/styles';

/** The margin of a position within its page, and the gap below a page's last line, in pixels. */
const [inset, below] = [12, 6];

const edge = 'linear-gradient(var(--line), var(--line))';

/** The borders of a position beside its modules, and below the last one; `less` pixels shorter than the line. */
function sides({ less = 0, closed = false } = {}): string {
  const height = `calc(100% - ${less}px)`;
  return [
    `${edge} ${inset}px 0 / 1px ${height} no-repeat`,
    `${edge} calc(100% - ${inset}px) 0 / 1px ${height} no-repeat`,
    ...(closed ? [`${edge} ${inset}px ${height} / calc(100% - ${2 * inset}px) 1px no-repeat`] : []),
  ].join(', ');
}

const drawn = { content: '""', position: 'absolute', zIndex: -1, boxSizing: 'border-box' } as const;
const lines = { borderWidth: 0, borderStyle: 'solid', borderColor: 'var(--line)' } as const;

// More specific than the styles of every tree.
const item = '& [role=tree] [role=treeitem]';
const isLastOfPlace = '&:not(:has(+ [aria-level="3"]))';
const isLastOfPage = '&:not(:has(+ [aria-level="2"], + [aria-level="3"]))';

/**
 * The tree as a wireframe: pages are windows with a title, positions are boxes, modules are blocks. It is drawn by the
 * tree's own lines, so that keyboard, focus, dragging and screen reader output are those of the tree.
 */
export const wireframe = {
  '--line': (theme: Theme) => theme.palette.divider,
  [item]: {
    isolation: 'isolate',
    borderRadius: 0,
    '&, &:hover, &[aria-selected=true]': { bgcolor: 'transparent' },
    // The page's sides.
    '&::before': { ...drawn, ...lines, inset: 0, borderInlineWidth: 1 },
    [isLastOfPage]: { '&::before': { bottom: -below, borderBottomWidth: 1, borderRadius: '0 0 8px 8px' } },
  },
  [`${item}[aria-level="1"]`]: {
    pt: '12px',
    fontWeight: 600,
    '&::before': { top: 12, borderWidth: 1, borderRadius: '8px 8px 0 0', bgcolor: 'action.hover' },
    '&[aria-expanded=false]::before': { bottom: 0, borderRadius: '8px' },
    '&[aria-selected=true]::before': { bgcolor: 'action.selected' },
  },
  [`${item}[aria-level="2"]`]: {
    pt: '6px',
    pr: '24px',
    '&::after': {
      ...drawn,
      ...lines,
      inset: `6px ${inset}px 0`,
      borderWidth: '1px 1px 0',
      bgcolor: 'background.paper',
    },
    '&:hover::after': { bgcolor: 'action.hover' },
    '&[aria-selected=true]::after': { bgcolor: 'action.selected' },
    [isLastOfPlace]: { '&::after': { borderBottomWidth: 1 } },
  },
  [`${item}[aria-level="3"]`]: {
    pr: '36px',
    '& > .toggle': { display: 'none' },
    '&::before': { background: sides() },
    [isLastOfPlace]: { '&::before': { background: sides({ closed: true }) } },
    [isLastOfPage]: { '&::before': { background: sides({ closed: true, less: below }) } },
    '&::after': {
      ...drawn,
      ...lines,
      inset: '4px 24px',
      borderWidth: 1,
      borderRadius: '4px',
      bgcolor: 'background.paper',
    },
    '&:hover::after': { bgcolor: 'action.hover' },
    '&[aria-selected=true]::after': { bgcolor: 'action.selected', borderColor: 'primary.main' },
    '&[data-tone=quiet]::after': { borderStyle: 'dashed' },
  },
} as const;
