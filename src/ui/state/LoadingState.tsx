import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../focus/visuallyHidden';
import { LoadingLine } from './LoadingLine';
import { Skeleton, type SkeletonShape } from './Skeleton';

const appear = keyframes({ from: { visibility: 'hidden', opacity: 0 }, to: { opacity: 1 } });

interface LoadingStateProps {
  /** What is being done, if the shape does not show it. */
  label?: string;
  /** The shape of the expected content. */
  shape?: SkeletonShape;
}

/** Says that something is loading; visible only after 200 ms, so that a quick answer does not flash. */
export function LoadingState({ label, shape = 'text' }: LoadingStateProps) {
  const translate = useTranslate();
  return (
    <Box role="status" data-loading sx={label === undefined ? late : { ...late, ...middle }}>
      {label === undefined ? <Skeleton shape={shape} /> : <LoadingLine />}
      <Typography sx={label === undefined ? visuallyHidden : undefined}>
        {label ?? translate('ui.state.loading')}
      </Typography>
    </Box>
  );
}

const late = { animation: `${appear} 150ms 200ms both` };
const middle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  py: { xs: 6, sm: 9 },
  color: 'text.secondary',
} as const;
