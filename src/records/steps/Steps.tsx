import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';
import { BottomBar } from '@/ui/page/BottomBar';

interface Step {
  readonly name: string;
  readonly label: string;
  readonly heading: string;
}

interface StepsProps {
  label: string;
  steps: readonly Step[];
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
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
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
    <Box component="ol" aria-label={label} sx={list}>
      {steps.map((step, index) => {
        const isCurrent = index === position;
        return (
          <Box
            key={step.name}
            component="li"
            aria-current={isCurrent ? 'step' : undefined}
            sx={[item, isCurrent && { color: 'text.primary', fontWeight: 600 }]}
          >
            <Box aria-hidden sx={[mark, index <= position && reached]}>
              {index < position ? <Check sx={{ fontSize: 16 }} /> : index + 1}
            </Box>
            <Box component="span" sx={isCurrent ? undefined : captionWhereWide}>
              {step.label}
            </Box>
            {index < position ? <span style={visuallyHidden}>{translate('records.steps.done')}</span> : null}
          </Box>
        );
      })}
    </Box>
  );
}

const list = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, sm: 3 },
  listStyle: 'none',
  m: 0,
  mb: 4,
  p: 0,
  pb: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const item = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  typography: 'body2',
  color: 'text.secondary',
} as const;
const mark = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 24,
  height: 24,
  border: 1,
  borderColor: 'outline',
  borderRadius: '50%',
  typography: 'caption',
  fontWeight: 600,
} as const;
const reached = {
  borderColor: 'primary.main',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;
const captionWhereWide = { '@media (max-width: 699.98px)': visuallyHidden } as const;
