import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useLate } from '@/ui/loading/useLate';
import { LoadingLine } from '@/ui/state/LoadingLine';
import type { Figures } from '../figures/useFigures';

const texts = 'areas.product-controlling.page';

/** How long an answer may take before somebody is told, in milliseconds. */
const slowAfter = 3000;

/** Says that it takes long, with the way to stop it; and after that, that nothing was counted. Its room is always there. */
export function Progress({ figures: { isFetching, isStopped, cancel, again } }: { figures: Figures }) {
  const translate = useTranslate();
  const isSlow = useLate(isFetching, slowAfter);
  return (
    <Box sx={{ minHeight: 40, displayPrint: 'none' }}>
      <Box sx={{ height: 2 }}>{isFetching ? <LoadingLine wide /> : null}</Box>
      <Box role="status" sx={line}>
        {isSlow ? (
          <>
            {translate(`${texts}.slow`)}
            <Button size="small" onClick={cancel}>
              {translate('ra.action.cancel')}
            </Button>
          </>
        ) : null}
        {isStopped ? (
          <>
            {translate(`${texts}.stopped`)}
            <Button size="small" variant="outlined" onClick={again}>
              {translate(`${texts}.again`)}
            </Button>
          </>
        ) : null}
      </Box>
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 } as const;
