import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeader } from './PageHeader';

/** A page with one narrow column and nothing else: for the sign-in pages. */
export function NarrowPage({ headline, children }: { headline: string; children: ReactNode }) {
  return (
    <Box sx={{ width: '100%', maxWidth: 400, mx: 'auto', pt: { xs: 2, sm: 8 }, pb: 4 }}>
      <PageHeader headline={headline} />
      {children}
    </Box>
  );
}
