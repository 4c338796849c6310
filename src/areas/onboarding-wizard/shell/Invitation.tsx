import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { type Outcome, tomorrow } from './actions';
import { Notice } from './Notice';
import { minutesOf } from './placeOf';
import { ownSteps, type Run } from './runSchema';
import { useAct } from './useAct';

const texts = 'areas.onboarding-wizard.shell';

export interface GuideProps {
  run: Run;
  /** Something else lies over the page. */
  isHidden: boolean;
  /** The focus was in the box when something was pressed there: what comes next takes it. */
  wasInside: RefObject<boolean>;
  /** Said to screen readers, once. */
  onSay: (text: string) => void;
  onEnd: (outcome: Outcome) => void;
}

/** Offers a guide: what it is, how long it takes, and to do it later. */
export function Invitation({ run, isHidden, wasInside, onSay, onEnd }: GuideProps) {
  const translate = useTranslate();
  const { act, busy, hasFailed } = useAct(run, onEnd);
  const open = ownSteps(run).filter(({ state }) => state === 'open').length;
  const isBegun = run.state === 'snoozed' && run.current !== run.steps[0]?.id;
  const press = (action: 'start' | 'later', more?: object) => {
    wasInside.current = true;
    void act(action, more);
  };
  return (
    <Notice
      {...{ run, isHidden, wasInside, onSay }}
      said={translate(`${texts}.offered`, { title: run.title })}
      failure={hasFailed ? translate(`${texts}.failed`) : undefined}
      buttons={
        <>
          <Button variant="contained" loading={busy === 'start'} onClick={() => press('start')}>
            {translate(`${texts}.${isBegun ? 'goOn' : 'start'}`)}
          </Button>
          <Button loading={busy === 'later'} onClick={() => press('later', { until: tomorrow() })}>
            {translate(`${texts}.later`)}
          </Button>
        </>
      }
    >
      {translate(`${texts}.length`, { smart_count: open, minutes: minutesOf(open) })}
    </Notice>
  );
}
