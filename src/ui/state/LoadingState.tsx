import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { LoadingLine } from './LoadingLine';

const appear = keyframes({ from: { visibility: 'hidden', opacity: 0 }, to: { opacity: 1 } });

/** Says that something is being loaded; it is seen only after 200 ms, so that a quick answer does not flash. */
export function LoadingState({ label }: { label?: string }) {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 2,
        py: { xs: 6, sm: 9 },
        color: 'text.secondary',
        animation: `${appear} 150ms 200ms both`,
      }}
    >
      <LoadingLine />
      <Typography>{label ?? translate('ui.state.loading')}</Typography>
    </Box>
  );
}
