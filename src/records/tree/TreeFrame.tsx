import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeader } from '@/ui/page/PageHeader';
import { TreeTools } from './TreeTools';
import type { TreeDescription } from './treeDescription';

interface TreeFrameProps {
  /** The chosen record is shown next to the tree. */
  isWide: boolean;
  /** The tree is the page's main part and gets most of its room. */
  isMain?: boolean;
  /** The height of what is above it on the page, such as tabs. */
  above?: string;
  headline: string;
  lead: string;
  /** The tree's; undefined if there is no tree. */
  description: TreeDescription | undefined;
  onCollapse: () => void;
  /** The last action; shown below the tree. */
  announced: string;
  children: ReactNode;
  /** At the end of the column. */
  footer?: ReactNode;
}

/** A page's column with a tree: heading, tools, the tree and, below, the last announcement. */
export function TreeFrame(props: TreeFrameProps) {
  const {
    isWide,
    isMain = false,
    above,
    headline,
    lead,
    description,
    onCollapse,
    announced,
    children,
    footer,
  } = props;
  return (
    <Box
      sx={[
        column,
        isWide && wideColumn,
        isWide && isMain && mainColumn,
        isWide && above === undefined && topColumn,
        { [aboveName]: above ?? '0px' },
      ]}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <PageHeader headline={headline} lead={lead} />
        </Box>
        {description ? <TreeTools description={description} onCollapse={onCollapse} /> : null}
      </Box>
      {children}
      <Box role="status" sx={status}>
        {announced}
      </Box>
      {footer}
    </Box>
  );
}

const aboveName = '--tree-above';
/** The window's height without the bars and without what is above the column. */
const room = `100dvh - var(--toolbar-offset) - var(--bars-height, 0px) - var(${aboveName})`;
const padding = 'var(--page-padding-block)';

const column = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // The tree scrolls on its own: what is above it stays, and only visible items are in the document.
  boxSizing: 'border-box',
  height: `calc(${room} - ${padding})`,
  mb: `calc(-1 * ${padding})`,
  pb: 1,
  // In a low or highly zoomed window the page scrolls instead, so that a few items are always visible.
  minHeight: 520,
} as const;
const wideColumn = {
  position: 'sticky',
  top: 'var(--toolbar-offset)',
  flexShrink: 0,
  width: 'clamp(17rem, 36%, 26rem)',
  pr: 3,
  borderRight: 1,
  borderColor: 'divider',
} as const;
const mainColumn = { width: 'auto', flex: '2 1 30rem', minWidth: '24rem', maxWidth: '46rem' } as const;
/** With nothing above, its border runs from edge to edge. */
const topColumn = { height: `calc(${room})`, mt: `calc(-1 * ${padding})`, pt: padding } as const;
const status = {
  minHeight: 20,
  mt: 1,
  typography: 'caption',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
