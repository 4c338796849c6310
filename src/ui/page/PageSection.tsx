import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../focus/visuallyHidden';

interface PageSectionProps {
  title: string;
  /** The tab above shows the title already, so here it is only for assistive technology. */
  inTab?: boolean;
  /** The description below the title. */
  intro?: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A named part of a page, as a region that assistive technology can find. */
export function PageSection({ title, inTab = false, intro, sx, children }: PageSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={sx}>
      <Typography id={id} variant="h2" gutterBottom sx={inTab ? visuallyHidden : undefined}>
        {title}
      </Typography>
      {intro === undefined ? null : <Typography sx={{ mb: 2, color: 'text.secondary' }}>{intro}</Typography>}
      {children}
    </Box>
  );
}
