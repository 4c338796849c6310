import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { directionOf } from '@/api/languageDirection';
import { clampedTo } from '@/ui/clampedTo';
import { BusyButton } from '@/ui/controls/BusyButton';
import { useLate } from '@/ui/loading/useLate';
import { AppLink } from '@/ui/page/AppLink';
import { LoadingState } from '@/ui/state/LoadingState';
import { tomorrow } from './actions';
import { currentGuideCalls, setGuides } from './guideStore';
import { minutesOf, offeredAtStart } from './placeOf';
import { ownSteps, type Run } from './runSchema';
import { useAct } from './useAct';
import { useGuideLanguage } from './useGuideLanguage';
import { useRuns } from './useRuns';

const texts = 'areas.onboarding-wizard.shell';

/** Milliseconds after which the panel no longer waits for the guides. */
const lateAfterMs = 3_000;

/**
 * The guide that waits for this person, on the profile page. 'Don’t show again' hides it for good; it stays in the help.
 * Without one, a link to all guides.
 */
export function StartOffer() {
  const translate = useTranslate();
  const { runs, currentRun, trial } = useRuns();
  useGuideLanguage();
  const isLate = useLate(runs === undefined, lateAfterMs);
  if (runs === undefined && !isLate) return <LoadingState />;
  if (!trial && currentRun && offeredAtStart(currentRun))
    return <Offer key={currentRun.id} run={currentRun} />;
  return (
    <Box sx={{ typography: 'body2', py: 1.5 }}>
      <AppLink to="/profile/guides">{translate(`${texts}.inProfile`)}</AppLink>
    </Box>
  );
}

function Offer({ run }: { run: Run }) {
  const translate = useTranslate();
  const { act, busyAction, failedAction } = useAct(run, () => {});
  const open = ownSteps(run).filter(({ state }) => state === 'open').length;
  async function start(): Promise<void> {
    // The box of the first step takes the focus, because this button disappears.
    setGuides({ takesFocus: true });
    if ((await act('start')) === 'kept') currentGuideCalls()?.showLayer(true);
    else setGuides({ takesFocus: false });
  }
  return (
    <Box data-offer data-guide>
      <Box sx={row}>
        <PlayCircle color="primary" />
        <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
          <Typography
            variant="subtitle2"
            component="h3"
            lang={run.language}
            dir={directionOf(run.language)}
            sx={clampedTo(2)}
          >
            {run.title}
          </Typography>
          <Typography variant="body2" data-more sx={{ color: 'text.secondary' }}>
            {translate(`${texts}.length`, { smart_count: open, minutes: minutesOf(open) })}
          </Typography>
        </Box>
        <Box sx={actions}>
          <BusyButton
            size="small"
            variant="outlined"
            loading={busyAction === 'start'}
            onClick={() => void start()}
          >
            {translate(`${texts}.start`)}
          </BusyButton>
          <BusyButton
            size="small"
            data-more
            loading={busyAction === 'hide' || busyAction === 'later'}
            onClick={() => void (run.mayHide ? act('hide') : act('later', { until: tomorrow() }))}
          >
            {translate(run.mayHide ? `${texts}.never` : `${texts}.later`)}
          </BusyButton>
        </Box>
      </Box>
      {failedAction ? (
        <Typography role="alert" variant="body2" sx={{ pb: 1, color: 'error.main' }}>
          {translate(`${texts}.failed`)}
        </Typography>
      ) : null}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  py: 0.5,
  minHeight: 44,
} as const;
const actions = { display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' } as const;
