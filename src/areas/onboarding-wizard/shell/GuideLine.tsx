import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import RemoveCircle from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { directionOf } from '@/api/languageDirection';
import { BusyButton } from '@/ui/controls/BusyButton';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { startGuide } from './actions';
import { minutesOf } from './placeOf';
import { ownSteps, type Run, type RunStep } from './runSchema';

const texts = 'areas.onboarding-wizard.shell';

interface GuideLineProps {
  run: Run;
  withSteps: boolean;
  onStarted?: (() => void) | undefined;
}

/** A guide with its progress, and a button to continue. */
export function GuideLine({ run, withSteps, onStarted }: GuideLineProps) {
  const translate = useTranslate();
  const [once, isBusy] = useOneAtATime();
  const [hasFailed, setFailed] = useState(false);
  const steps = ownSteps(run);
  const endedCount = steps.filter(({ state }) => state !== 'open').length;
  const isOver = run.state === 'done' || run.current === null;
  const isBegun = run.state !== 'waiting' && !isOver;
  const action = isOver || (isBegun && endedCount === steps.length) ? 'restart' : 'start';
  async function start(mode: 'start' | 'restart'): Promise<void> {
    const outcome = await startGuide(run, mode);
    setFailed(outcome === 'failed' || outcome === 'withdrawn');
    if (outcome === 'kept') onStarted?.();
  }
  const caption = action === 'restart' ? 'restart' : isBegun ? 'goOn' : 'start';
  return (
    <Box component="li" sx={look}>
      <Typography
        variant="subtitle2"
        component="p"
        lang={run.language}
        dir={directionOf(run.language)}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {run.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`${texts}.states.${isOver ? 'done' : run.state}`)}
        {' · '}
        {isBegun || isOver
          ? translate(`${texts}.progress`, { done: endedCount, of: steps.length })
          : translate(`${texts}.length`, { smart_count: steps.length, minutes: minutesOf(steps.length) })}
      </Typography>
      {withSteps ? <StepTicks steps={steps} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <BusyButton
          size="small"
          variant="outlined"
          loading={isBusy}
          onClick={() => void once(() => start(action))}
        >
          {translate(`${texts}.${caption}`)}
        </BusyButton>
        {isBegun && action === 'start' ? (
          <Button size="small" disabled={isBusy} onClick={() => void once(() => start('restart'))}>
            {translate(`${texts}.restart`)}
          </Button>
        ) : null}
      </Box>
      {hasFailed ? (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {translate(`${texts}.failed`)}
        </Typography>
      ) : null}
    </Box>
  );
}

function StepTicks({ steps }: { steps: readonly RunStep[] }) {
  const translate = useTranslate();
  return (
    <Box component="ol" role="list" sx={{ m: 0, my: 1, p: 0, listStyle: 'none', typography: 'body2' }}>
      {steps.map(({ id, title, language, state }, index) => {
        const Icon = state === 'done' ? CheckCircle : RemoveCircle;
        const mark = translate(`${texts}.stepStates.${state}`);
        return (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 0.75, py: 0.25 }}>
            {state === 'open' ? (
              <Box sx={{ width: 20, flexShrink: 0, textAlign: 'center' }}>{index + 1}.</Box>
            ) : (
              <Icon fontSize="small" color={state === 'done' ? 'success' : 'disabled'} titleAccess={mark} />
            )}
            <Box
              component="span"
              lang={language}
              dir={directionOf(language)}
              sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
            >
              {title}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const look = { py: 1.25, borderBottom: 1, borderColor: 'divider' } as const;
