import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeader } from './PageHeader';

/**
 * A page with one narrow column and nothing else: for the sign-in pages. The form is a little above the middle of the
 * window, wherever what follows it ends.
 */
export function NarrowPage({ headline, children }: { headline: string; children: ReactNode }) {
  return (
    <Box
      sx={{ width: '100%', maxWidth: 400, mx: 'auto', pt: { xs: 2, sm: 'max(16px, 44vh - 243px)' }, pb: 4 }}
    >
      <PageHeader headline={headline} />
      {children}
    </Box>
  );
}
