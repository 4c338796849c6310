import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDialogOpen } from '@/ui/dialog/dialogOrder';
import { focusAround } from '@/ui/focus/takeFocus';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { markFormChanged } from '@/ui/leave/changedForms';
import { useCloseQuestion } from '@/ui/leave/useCloseQuestion';
import { lazyPart } from '@/ui/loading/LazyPart';
import type { Outcome } from './actions';
import { setGuides, setTrial, type Trial, useGuides } from './guideStore';
import { Invitation } from './Invitation';
import { Notice } from './Notice';
import { isAt, isStartPage, menuDrawer } from './placeOf';
import type { Run } from './runSchema';
import { TrialBar } from './TrialBar';
import { isFocusOfGuide } from './useFocusOnward';
import { useGuideLanguage } from './useGuideLanguage';
import { useRuns } from './useRuns';
import { Walk } from './Walk';

/** For authors alone. */
const Chooser = lazyPart(() => import('./Chooser').then((m) => m.Chooser));

/** The current guide on every page: invitation, steps, and final notice. */
export function Layer() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { currentRun, trial } = useRuns();
  const { choosing } = useGuides();
  const [ending, setEnding] = useState<{ run: Run; as: Outcome }>();
  const [announcement, announce] = useState('');
  useGuideLanguage();
  useTrialEnd(trial);
  useDraftGuard();
  const end = (run: Run, as: Outcome) =>
    setEnding(as === 'over' || as === 'withdrawn' ? { run, as } : undefined);
  const isRunning = currentRun?.state === 'running' && choosing === undefined;
  const isOver = trial ? trial.run.state === 'done' : ending !== undefined;
  const endText =
    ending && isOver && !isRunning ? translate(`areas.onboarding-wizard.shell.${ending.as}`) : '';
  const wasInside = useRef(false);
  useStartedOutside(wasInside);
  const shared = { isHidden: useOverlay(isAboutMenu(currentRun)), wasInside, onSay: announce };
  const isInvited =
    choosing === undefined &&
    currentRun !== undefined &&
    !isRunning &&
    !endText &&
    currentRun.state !== 'done' &&
    // There, the panel "Start here" offers it.
    !isStartPage(pathname) &&
    isAt({ page: currentRun.startPage }, pathname);
  function close(): void {
    setEnding(undefined);
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
        {announcement}
      </Box>
      {trial ? <TrialBar trial={trial} /> : null}
      {choosing ? <Chooser choosing={choosing} /> : null}
      {ending && endText ? (
        <Notice {...shared} {...{ run: ending.run, announcement: endText, buttons }}>
          {endText}
        </Notice>
      ) : null}
      {isRunning ? (
        <Walk
          {...shared}
          key={`${currentRun.id} ${trial?.jumps ?? 0}`}
          run={currentRun}
          onEnd={(as) => end(currentRun, as)}
        />
      ) : null}
      {isInvited ? (
        <Invitation {...shared} key={currentRun.id} run={currentRun} onEnd={(as) => end(currentRun, as)} />
      ) : null}
    </Box>
  );
}

/** Lets the first box take the focus if the guide was started elsewhere on the page, by a button that is gone. */
function useStartedOutside(wasInside: RefObject<boolean>): void {
  const { takesFocus } = useGuides();
  // Before the effects of the box.
  useLayoutEffect(() => {
    if (!takesFocus) return;
    wasInside.current = true;
    setGuides({ takesFocus: false });
  }, [takesFocus, wasInside]);
}

/** Leads back to where a trial began when it is over. */
function useTrialEnd(trial: Trial | undefined): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const previousTrial = useRef(trial);
  const leadBack = useEffectEvent((back: string) => {
    if (back !== `${pathname}${search}`) navigate(back);
    if (isFocusOfGuide()) focusAround(document.querySelector('main'));
  });
  useEffect(() => {
    const endedTrial = trial ? undefined : previousTrial.current;
    previousTrial.current = trial;
    if (endedTrial) leadBack(endedTrial.back);
  }, [trial]);
}

/** Counts what is kept of the form during a trial as unsaved, also while its page is closed. */
function useDraftGuard(): void {
  const isKept = useGuides().draft !== undefined;
  useCloseQuestion(isKept);
  useEffect(() => (isKept ? markFormChanged() : undefined), [isKept]);
}

/** Overlays that need attention: dialogs and backdrops. */
const overlays =
  '[aria-modal="true"], .MuiModal-root:not(.MuiModal-hidden) > .MuiBackdrop-root:not(.MuiBackdrop-invisible)';

/** Whether the step is about an entry of the menu, which on a handset is over the page. */
function isAboutMenu(run: Run | undefined): boolean {
  const step = run?.state === 'running' ? run.steps.find(({ id }) => id === run.current) : undefined;
  return step?.anchor?.startsWith('shell.menu.') === true;
}

/** Whether an overlay is open, which hides a guide; the menu does not hide a step about it. */
function useOverlay(isMenuLeftOut: boolean): boolean {
  const isDialogOpen = useDialogOpen();
  const [hasOverlay, setHasOverlay] = useState(false);
  useEffect(() => {
    const look = () =>
      setHasOverlay(
        [...document.querySelectorAll(overlays)].some(
          (each) => !isMenuLeftOut || each.closest(menuDrawer) === null,
        ),
      );
    look();
    const observer = new MutationObserver(look);
    // Overlays are appended to the body.
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-modal', 'class'],
    });
    return () => observer.disconnect();
  }, [isMenuLeftOut]);
  return isDialogOpen || hasOverlay;
}
