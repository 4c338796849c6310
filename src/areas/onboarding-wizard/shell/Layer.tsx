import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDialogOpen } from '@/ui/dialog/dialogOrder';
import { focusAround } from '@/ui/focus/takeFocus';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { markFormChanged } from '@/ui/leave/changedForms';
import { useCloseQuestion } from '@/ui/leave/useCloseQuestion';
import type { Outcome } from './actions';
import { loadGuides, setTrial, type Trial, useGuides } from './guideStore';
import { Invitation } from './Invitation';
import { Notice } from './Notice';
import { isAt } from './placeOf';
import type { Run } from './runSchema';
import { TrialBar } from './TrialBar';
import { isFocusOfGuide } from './useFocusOnward';
import { useRuns } from './useRuns';
import { Walk } from './Walk';

/** The current guide on every page: invitation, steps, and final notice. */
export function Layer() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { shown, trial } = useRuns();
  const [ended, setEnded] = useState<{ run: Run; as: Outcome }>();
  const [announced, announce] = useState('');
  useLanguageChanges();
  useTrialEnd(trial);
  useDraftGuard();
  const end = (run: Run, as: Outcome) =>
    setEnded(as === 'over' || as === 'withdrawn' ? { run, as } : undefined);
  const isRunning = shown?.state === 'running';
  const isOver = trial ? trial.run.state === 'done' : ended !== undefined;
  const said = ended && isOver && !isRunning ? translate(`areas.onboarding-wizard.shell.${ended.as}`) : '';
  const wasInside = useRef(false);
  const shared = { isHidden: useOverlay(), wasInside, onSay: announce };
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
    // Reserves room for the trial's bar above a box at the top edge.
    <Box
      data-handset={trial?.isHandset || undefined}
      sx={{ display: 'contents', '--trial': trial ? '44px' : '0px' }}
    >
      <Box role="status" sx={visuallyHidden}>
        {announced}
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

/** Leads back to where a trial began when it is over. */
function useTrialEnd(trial: Trial | undefined): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const before = useRef(trial);
  const leadBack = useEffectEvent((back: string) => {
    if (back !== `${pathname}${search}`) navigate(back);
    if (isFocusOfGuide()) focusAround(document.querySelector('main'));
  });
  useEffect(() => {
    const ended = trial ? undefined : before.current;
    before.current = trial;
    if (ended) leadBack(ended.back);
  }, [trial]);
}

/** Counts what is kept of the form during a trial as unsaved, also while its page is closed. */
function useDraftGuard(): void {
  const isKept = useGuides().draft !== undefined;
  useCloseQuestion(isKept);
  useEffect(() => (isKept ? markFormChanged() : undefined), [isKept]);
}

/** Refetches the guides when the page is in another language. */
function useLanguageChanges(): void {
  const { language } = useGuides();
  // New when the page turns to another language, which is after its texts have loaded.
  const translate = useTranslate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `translate` says when to look again
  useEffect(() => {
    if (language !== '' && language !== document.documentElement.lang) loadGuides().catch(() => {});
  }, [language, translate]);
}

/** Overlays that need attention: dialogs and backdrops. */
const over =
  '[aria-modal="true"], .MuiModal-root:not(.MuiModal-hidden) > .MuiBackdrop-root:not(.MuiBackdrop-invisible)';

/** Whether an overlay is open, which hides a guide. */
function useOverlay(): boolean {
  const isAsked = useDialogOpen();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const look = () => setOver(document.querySelector(over) !== null);
    look();
    const observer = new MutationObserver(look);
    // Overlays are appended to the body.
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-modal', 'class'],
    });
    return () => observer.disconnect();
  }, []);
  return isAsked || isOver;
}
