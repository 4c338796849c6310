import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { focusAround } from '@/ui/focus/takeFocus';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import type { Outcome } from './actions';
import { loadGuides, setTrial } from './guideStore';
import { Invitation } from './Invitation';
import { Notice } from './Notice';
import { isAt } from './placeOf';
import type { Run } from './runSchema';
import { TrialBar } from './TrialBar';
import { useBarred } from './useBarred';
import { useRuns } from './useRuns';
import { Walk } from './Walk';

/** The guide that leads now, over every page: an invitation, its steps, and what has become of it. */
export function Layer() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { shown, trial } = useRuns();
  const [ended, setEnded] = useState<{ run: Run; as: Outcome }>();
  const [heard, say] = useState('');
  useLanguageChanges();
  const end = (run: Run, as: Outcome) =>
    setEnded(as === 'over' || as === 'withdrawn' ? { run, as } : undefined);
  const isRunning = shown?.state === 'running';
  const isOver = trial ? trial.run.state === 'done' : ended !== undefined;
  const said = ended && isOver && !isRunning ? translate(`areas.onboarding-wizard.shell.${ended.as}`) : '';
  const wasInside = useRef(false);
  const shared = { isHidden: useBarred(), wasInside, onSay: say };
  const isInvited =
    shown !== undefined &&
    !isRunning &&
    !said &&
    shown.state !== 'done' &&
    isAt({ page: shown.startPage }, pathname);
  function close(): void {
    setEnded(undefined);
    setTrial(undefined);
    focusAround(document.querySelector('main'));
  }
  const buttons = (
    <Button variant="contained" onClick={close}>
      {translate('ui.action.close')}
    </Button>
  );
  return (
    // The bar of a trial is above a box at the upper edge.
    <Box sx={{ display: 'contents', '--trial': trial ? '44px' : '0px' }}>
      <Box role="status" sx={visuallyHidden}>
        {heard}
      </Box>
      {trial ? <TrialBar trial={trial} /> : null}
      {ended && said ? (
        <Notice {...shared} {...{ run: ended.run, said, buttons }}>
          {said}
        </Notice>
      ) : null}
      {isRunning ? <Walk {...shared} key={shown.id} run={shown} onEnd={(as) => end(shown, as)} /> : null}
      {isInvited ? (
        <Invitation {...shared} key={shown.id} run={shown} onEnd={(as) => end(shown, as)} />
      ) : null}
    </Box>
  );
}

/** Whoever reads in another language has the guides in it. */
function useLanguageChanges(): void {
  const [locale] = useLocaleState();
  const before = useRef(locale);
  useEffect(() => {
    if (before.current !== locale) loadGuides().catch(() => {});
    before.current = locale;
  }, [locale]);
}
