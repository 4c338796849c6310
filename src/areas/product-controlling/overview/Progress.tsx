import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useLate } from '@/ui/loading/useLate';
import { LoadingLine } from '@/ui/state/LoadingLine';
import type { Figures } from '../figures/useFigures';

const texts = 'areas.product-controlling.page';

/** Milliseconds after which a slow request is reported. */
const slowAfter = 3000;

/** Reports a slow request, with a button to cancel it, or that it was cancelled. Always takes up room. */
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
