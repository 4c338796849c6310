import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PageSectionProps {
  title: string;
  /** The description below the title. */
  intro?: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A named part of a page, as a region that assistive technology can find. */
export function PageSection({ title, intro, sx, children }: PageSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={sx}>
      <Typography id={id} variant="h2" gutterBottom>
        {title}
      </Typography>
      {intro === undefined ? null : <Typography sx={{ mb: 2, color: 'text.secondary' }}>{intro}</Typography>}
      {children}
    </Box>
  );
}
