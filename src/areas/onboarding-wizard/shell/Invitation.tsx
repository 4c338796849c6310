import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { BusyButton } from '@/ui/controls/BusyButton';
import { type Outcome, tomorrow } from './actions';
import { Notice } from './Notice';
import { minutesOf } from './placeOf';
import { ownSteps, type Run } from './runSchema';
import { useAct } from './useAct';

const texts = 'areas.onboarding-wizard.shell';

export interface GuideProps {
  run: Run;
  /** An overlay is open. */
  isHidden: boolean;
  /** Whether the focus was in the box at the last click, so that the next box takes it. */
  wasInside: RefObject<boolean>;
  /** Announces to screen readers. */
  onSay: (text: string) => void;
  onEnd: (outcome: Outcome) => void;
}

/** Offers a guide, with its duration, to do it later, or never to be asked again. */
export function Invitation({ run, isHidden, wasInside, onSay, onEnd }: GuideProps) {
  const translate = useTranslate();
  const { act, busyAction, failedAction } = useAct(run, onEnd);
  const openCount = ownSteps(run).filter(({ state }) => state === 'open').length;
  const isBegun = run.state === 'snoozed' && run.current !== run.steps[0]?.id;
  const press = (action: 'start' | 'later' | 'hide', more?: object) => {
    wasInside.current = true;
    void act(action, more);
  };
  return (
    <Notice
      {...{ run, isHidden, wasInside, onSay }}
      announcement={translate(`${texts}.offered`, { title: run.title })}
      failure={failedAction ? translate(`${texts}.failed`) : undefined}
      buttons={
        <>
          <BusyButton variant="contained" loading={busyAction === 'start'} onClick={() => press('start')}>
            {translate(`${texts}.${isBegun ? 'goOn' : 'start'}`)}
          </BusyButton>
          <BusyButton loading={busyAction === 'later'} onClick={() => press('later', { until: tomorrow() })}>
            {translate(`${texts}.later`)}
          </BusyButton>
          {run.mayHide ? (
            <BusyButton loading={busyAction === 'hide'} onClick={() => press('hide')}>
              {translate(`${texts}.never`)}
            </BusyButton>
          ) : null}
        </>
      }
    >
      {translate(`${texts}.length`, { smart_count: openCount, minutes: minutesOf(openCount) })}
    </Notice>
  );
}
