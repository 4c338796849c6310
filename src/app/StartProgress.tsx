import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { LoadingLine } from '@/ui/state/LoadingLine';
import { createTranslate } from './i18n/createTranslate';

const appear = keyframes({ from: { visibility: 'hidden' } });
const translate = createTranslate('en', {});

/** Shown while configuration and texts load, after 300 ms so that an ordinary start does not flash. */
export function StartProgress() {
  return (
    <Box
      role="status"
      aria-label={translate('ui.state.loading')}
      sx={{ display: 'flex', justifyContent: 'center', py: 20, animation: `${appear} 0s 300ms both` }}
    >
      <LoadingLine />
    </Box>
  );
}
