import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';
import { BottomBar } from '@/ui/page/BottomBar';

interface StepDescription {
  readonly name: string;
  readonly label: string;
  readonly heading: string;
}

interface StepsProps {
  label: string;
  steps: readonly StepDescription[];
  current: string;
  /** Makes leaving the page ask first. */
  unsaved: boolean;
  /** The current step's content; keep state that outlives a step above `Steps`. */
  children: ReactNode;
}

/**
 * A task in several steps; the heading of a new step gets the focus. A `StepBar` below has the buttons back and
 * forward.
 */
export function Steps({ label, steps, current, unsaved, children }: StepsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(current);
  useEffect(() => {
    if (lastStep.current === current) return;
    lastStep.current = current;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [current]);
  return (
    <>
      <StepList label={label} steps={steps} current={current} />
      <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ mb: 2, '&:focus': { outline: 'none' } }}>
        {steps.find(({ name }) => name === current)?.heading}
      </Typography>
      {children}
      <LeaveGuard when={unsaved} />
    </>
  );
}

interface StepBarProps {
  /** Absent on the first step. */
  onBack?: () => void;
  children: ReactNode;
}

/** The buttons of a step, at the bottom of the page. */
export function StepBar({ onBack, children }: StepBarProps) {
  const translate = useTranslate();
  return (
    <BottomBar>
      {onBack ? (
        <Button variant="outlined" onClick={onBack}>
          {translate('ui.action.back')}
        </Button>
      ) : null}
      {children}
    </BottomBar>
  );
}

/** All steps; a narrow window shows only the current one's caption. */
function StepList({ label, steps, current }: Pick<StepsProps, 'label' | 'steps' | 'current'>) {
  const translate = useTranslate();
  const position = steps.findIndex(({ name }) => name === current);
  return (
    <Stepper activeStep={position} aria-label={label} sx={list}>
      {steps.map((step, index) => (
        <Step key={step.name} aria-current={index === position ? 'step' : undefined}>
          <StepLabel sx={index === position ? undefined : captionWhereWide}>
            {step.label}
            {index < position ? <span style={visuallyHidden}>{translate('records.steps.done')}</span> : null}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

const list = {
  mb: 4,
  pb: 2,
  borderBottom: 1,
  borderColor: 'divider',
  '& > li:first-of-type': { pl: 0 },
  '& > li:last-of-type': { pr: 0 },
} as const;
const captionWhereWide = {
  '@media (max-width: 699.98px)': { '& .MuiStepLabel-labelContainer': visuallyHidden },
} as const;
