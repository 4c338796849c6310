import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeader } from '@/ui/page/PageHeader';
import { TreeTools } from './TreeTools';

interface TreeFrameProps {
  /** The chosen record is shown next to the tree. */
  isWide: boolean;
  headline: string;
  lead: string;
  /** Whether there is a tree, which has tools. */
  hasTools: boolean;
  onCollapse: () => void;
  /** The last action; shown below the tree. */
  announcement: string;
  children: ReactNode;
}

/** The column with the tree: heading, tools, the tree and, below, the last announcement. */
export function TreeFrame(props: TreeFrameProps) {
  const { isWide, headline, lead, hasTools, onCollapse, announcement, children } = props;
  return (
    <Box sx={[column, isWide && wideColumn]}>
      <PageHeader headline={headline} lead={lead}>
        {hasTools ? <TreeTools onCollapse={onCollapse} /> : null}
      </PageHeader>
      {children}
      <Box role="status" sx={status}>
        {announcement}
      </Box>
    </Box>
  );
}

/** The window's height without the bars. */
const room = '100dvh - var(--toolbar-offset) - var(--bars-height, 0px)';
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
  // Its border runs from edge to edge.
  height: `calc(${room})`,
  mt: `calc(-1 * ${padding})`,
  pt: padding,
} as const;
const status = {
  minHeight: 20,
  mt: 1,
  typography: 'caption',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
