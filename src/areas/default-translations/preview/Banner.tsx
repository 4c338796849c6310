import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface BannerProps {
  /** What the region is called. */
  name: string;
  text: ReactNode;
  /** What can be done about it. */
  children: ReactNode;
}

/** A line below the toolbar that says what is special about all pages for now. */
export function Banner({ name, text, children }: BannerProps) {
  return (
    <Box component="section" aria-label={name} sx={strip}>
      <Typography role="status" variant="body2" sx={{ flex: '1 1 14rem' }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, mx: -1 }}>{children}</Box>
    </Box>
  );
}

const strip = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  px: { xs: 2, sm: 3 },
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'action.selected',
  displayPrint: 'none',
} as const;
