import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

/**
 * A hairline with a moving piece of the accent colour; still for people who prefer reduced motion. `wide` fills the
 * available width.
 */
export function LoadingLine({ wide = false }: { wide?: boolean }) {
  return (
    <Box aria-hidden sx={{ width: wide ? '100%' : 144, height: 2, bgcolor: 'divider', overflow: 'hidden' }}>
      <Box
        sx={{
          width: '33%',
          height: '100%',
          bgcolor: 'primary.main',
          animation: `${slide} 1.2s ease-in-out infinite`,
          '@media (prefers-reduced-motion: reduce)': { animation: 'none', width: '100%' },
        }}
      />
    </Box>
  );
}
