import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PageTabsContext } from './pageTabs';

interface AreaTabsProps {
  /** What the pages have in common. */
  label: string;
  /** The address of each page, without a trailing slash. */
  pages: readonly { readonly to: string; readonly caption: string }[];
}

/** Gives the header of the page in it links to the pages of equal rank in the area; they look like tabs. */
export function AreaTabs({ children, ...tabs }: AreaTabsProps & { children: ReactNode }) {
  return <PageTabsContext value={<TabLinks {...tabs} />}>{children}</PageTabsContext>;
}

function TabLinks({ label, pages }: AreaTabsProps) {
  const { pathname } = useLocation();
  const current = pathname.replace(/\/+$/, '');
  return (
    <Box component="nav" aria-label={label} sx={bar}>
      {pages.map(({ to, caption }) => (
        <Box key={to} component={Link} to={to} aria-current={current === to ? 'page' : undefined} sx={tab}>
          {caption}
        </Box>
      ))}
    </Box>
  );
}

const bar = {
  display: 'flex',
  overflowX: 'auto',
  // Below the line of the current tab, where a border would be beside it.
  boxShadow: ({ palette }: Theme) => `inset 0 -1px ${palette.divider}`,
  mt: { xs: 1, sm: 1.5 },
  displayPrint: 'none',
} as const;
const tab = {
  flexShrink: 0,
  px: 2,
  py: 1.25,
  borderBottom: 2,
  borderColor: 'transparent',
  color: 'text.secondary',
  typography: 'button',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { borderColor: 'primary.main', color: 'primary.main' },
  '&:focus-visible': { outlineOffset: -2 },
  // No border is transparent there.
  '@media (forced-colors: active)': {
    borderColor: 'Canvas',
    '&[aria-current]': { borderColor: 'Highlight' },
  },
} as const;
