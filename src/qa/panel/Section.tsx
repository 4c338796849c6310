import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A part of a tab under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={section}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const section = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  '& + &': { pt: 3, borderTop: 1, borderColor: 'divider' },
} as const;
