import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { handsetQuery } from '@/ui/handsetQuery';
import { useShell } from '@/ui/shell';
import type { RunAction } from './actions';
import { useGuides } from './guideStore';
import type { GuideProps } from './Invitation';
import { isAt, isOfShell } from './placeOf';
import { ownSteps } from './runSchema';
import { StepBox } from './StepBox';
import { StepPlace } from './StepPlace';
import { useAct } from './useAct';
import { targetKey, useAnchor } from './useAnchor';
import { useDoneAtElement } from './useDoneAtElement';
import { useFocusOnward } from './useFocusOnward';
import { useGuideKeys } from './useGuideKeys';

const texts = 'areas.onboarding-wizard.shell';

/** Actions on a step instead of the whole guide. */
const ofStep = new Set(['done', 'skip', 'check']);

/** A running guide: its step, and the element that it points to. */
export function Walk({ run, isHidden, wasInside, onSay, onEnd }: GuideProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { trial } = useGuides();
  const isHandset = useMediaQuery(handsetQuery, { noSsr: true }) || trial?.isHandset === true;
  const { act, busyAction, failedAction } = useAct(run, onEnd);
  const steps = ownSteps(run);
  const [revisited, setRevisited] = useState<string>();
  const step = steps.find(({ id }) => id === (revisited ?? run.current)) ?? steps[0];
  const index = step ? steps.indexOf(step) : 0;
  const isCurrent = step !== undefined && step.id === run.current;
  const isHere = step !== undefined && isAt(step, pathname);
  const target = step?.anchor ?? step?.element ?? undefined;
  const isAnchorHere = target !== undefined && (isHere || (typeof target === 'string' && isOfShell(target)));
  // On a handset, a step of another page collapses, unless it has just appeared.
  const [size, setSize] = useState({
    of: step?.id,
    openAt: wasInside.current ? pathname : '',
    isSmall: false,
  });
  if (size.of !== step?.id) setSize({ of: step?.id, openAt: pathname, isSmall: false });
  // Where no place is free, a strip waits to be opened.
  const [crowd, setCrowd] = useState({ of: '', isOpened: false });
  const crowdOf = `${step?.id} ${pathname}`;
  const isCrowded = crowd.of === crowdOf && !crowd.isOpened;
  const [isStrip, setStrip] = useMinimized(run.id);
  const isSmall =
    (trial ? size.isSmall : isStrip) ||
    isCrowded ||
    (isHandset && !isHere && !isAnchorHere && size.openAt !== pathname);
  const shownTarget = isAnchorHere && !isHidden && !isSmall ? target : undefined;
  const { element, isMissing } = useAnchor(shownTarget, isHandset);
  const box = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLElement>(null);
  useGuideKeys(box, title);

  const heading = translate(`${texts}.step`, { number: index + 1, of: steps.length });
  useEffect(() => {
    if (step) onSay(`${heading}: ${step.title}`);
  }, [onSay, heading, step]);

  useFocusOnward(wasInside, title, `${step?.id} ${isSmall}`);
  const press = (action: () => unknown) => {
    wasInside.current = box.current?.contains(document.activeElement) ?? false;
    action();
  };

  // After a failure, the person retries.
  const canReport = busyAction === undefined && failedAction !== 'done';
  // Whoever is on the page already reads the step there first, and goes on by hand.
  const [shownOn, setShownOn] = useState({ of: step?.id, pathname });
  if (shownOn.of !== step?.id) setShownOn({ of: step?.id, pathname });
  const hasArrived =
    isHere && step !== undefined && !(shownOn.of === step.id && isAt(step, shownOn.pathname));
  const visitedId =
    isCurrent && hasArrived && step.doneBy.type === 'visit' && canReport ? step.id : undefined;
  const reportVisit = useEffectEvent((id: string) => void act('done', { stepId: id }));
  useEffect(() => {
    if (visitedId !== undefined) reportVisit(visitedId);
  }, [visitedId]);

  const reportedIds = useRef(new Set<string>());
  const missingId = isMissing && isCurrent && busyAction === undefined ? step.id : undefined;
  const reportMissing = useEffectEvent(
    (id: string) =>
      void act('missing', { stepId: id, page: pathname, screen: isHandset ? 'handset' : 'desktop' }),
  );
  useEffect(() => {
    if (missingId === undefined || reportedIds.current.has(missingId)) return;
    reportedIds.current.add(missingId);
    reportMissing(missingId);
  }, [missingId]);

  const isDoneHere = isCurrent && element !== undefined && canReport;
  useDoneAtElement(element, isDoneHere ? step.doneBy.type : undefined, () =>
    press(() => void act('done', { stepId: step?.id })),
  );

  // Says so if it was to be checked, and is not done; the next step says more than that.
  const [checkedId, setCheckedId] = useState<string>();
  async function actByHand(action: RunAction, more: object | undefined): Promise<void> {
    setCheckedId(undefined);
    const outcome = await act(action, more);
    if (action === 'check' && outcome === 'kept') setCheckedId(step?.id);
  }

  const check = () => act('check', { stepId: step?.id });
  useCheck(isCurrent && step.doneBy.type === 'data', check);

  if (step === undefined) return null;
  return (
    <StepPlace
      {...{ box, element, isHandset }}
      of={isMissing ? undefined : targetKey(shownTarget)}
      about={`${crowdOf} ${isSmall} ${isHidden}`}
      onCrowded={
        isSmall || crowd.of === crowdOf ? undefined : () => setCrowd({ of: crowdOf, isOpened: false })
      }
    >
      {(where) =>
        isHidden ? null : (
          <StepBox
            run={run}
            step={step}
            heading={heading}
            isHere={isHere}
            isMissing={isMissing}
            isCurrent={isCurrent}
            isSmall={isSmall}
            where={where}
            box={box}
            title={title}
            busyAction={busyAction}
            failedAction={failedAction}
            isNotDone={checkedId === step.id}
            onBack={index > 0 ? () => press(() => setRevisited(steps[index - 1]?.id)) : undefined}
            onForward={() =>
              press(() =>
                setRevisited(steps[index + 1]?.id === run.current ? undefined : steps[index + 1]?.id),
              )
            }
            onSize={(small) => {
              wasInside.current = true;
              setSize({ of: step.id, openAt: pathname, isSmall: small });
              if (!trial) setStrip(small);
              if (crowd.of === crowdOf) setCrowd({ of: crowdOf, isOpened: !small });
            }}
            onAct={(action, more) =>
              press(() => void actByHand(action, ofStep.has(action) ? { stepId: step.id } : more))
            }
          />
        )
      }
    </StepPlace>
  );
}

/** Whether a person keeps a guide minimized, also on the next steps and after a reload, until the session ends. */
function useMinimized(id: string): [boolean, (isSmall: boolean) => void] {
  const [minimized, setMinimized] = useStore<unknown>('session.minimizedGuide', null);
  return [minimized === id, (isSmall) => setMinimized(isSmall ? id : null)];
}

/** The minimum time between checks, in milliseconds. */
const minIntervalMs = 2000;

/** Checks whether a step is done after each accepted change, at most every two seconds. */
function useCheck(isEnabled: boolean, check: () => unknown): void {
  const { onRecordsChanged } = useShell();
  const lastCheckAt = useRef(Number.NEGATIVE_INFINITY);
  const checkNow = useEffectEvent(() => {
    lastCheckAt.current = performance.now();
    void check();
  });
  useEffect(() => {
    if (!isEnabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onRecordsChanged(() => {
      clearTimeout(timer);
      timer = setTimeout(checkNow, Math.max(0, lastCheckAt.current + minIntervalMs - performance.now()));
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isEnabled, onRecordsChanged]);
}
