import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { SearchGroup } from './searchItem';

/** A group of lines below its heading, which stays visible while they scroll. */
export function LineGroup({ group, children }: { group: SearchGroup; children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  const { heading, further = 0 } = group;
  return (
    <li role="presentation">
      <Box sx={headingLook}>
        <span id={id}>{heading}</span>
        {further > 0 ? (
          <Box component="span" sx={{ fontWeight: 400, ml: 'auto' }}>
            {translate('app.search.further', { smart_count: further })}
          </Box>
        ) : null}
      </Box>
      <Box component="ul" role="group" aria-labelledby={id} sx={list}>
        {children}
      </Box>
    </li>
  );
}

const list = { m: 0, p: 0, listStyle: 'none' } as const;
const headingLook = {
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
} as const;
