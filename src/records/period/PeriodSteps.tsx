import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { OrderButton } from '@/ui/order/OrderButton';
import type { KnownDays } from './PeriodFields';
import { periodBeside } from './periods';

interface PeriodStepsProps {
  period: string;
  known: KnownDays;
  onStep: (period: string) => void;
  /** The field of the period. */
  children: ReactNode;
}

const keys = { PageUp: -1, PageDown: 1 } as const;

/** Buttons beside the field of a period for the one before and the one after, also by Page Up and Page Down. */
export function PeriodSteps({ period, known: { today, weekStart = 1 }, onStep, children }: PeriodStepsProps) {
  const translate = useTranslate();
  const beside = (direction: -1 | 1) =>
    today === undefined ? undefined : periodBeside(period, direction, { today, weekStart });
  const step = (direction: -1 | 1) => {
    const next = beside(direction);
    if (next !== undefined) onStep(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if ((key !== 'PageUp' && key !== 'PageDown') || event.defaultPrevented || !isInside(event)) return;
    event.preventDefault();
    step(keys[key]);
  };
  const button = (name: 'earlier' | 'later', direction: -1 | 1, icon: ReactNode) => (
    <OrderButton
      label={translate(`records.period.${name}`)}
      keys={direction < 0 ? 'PageUp' : 'PageDown'}
      icon={icon}
      isOff={beside(direction) === undefined}
      onPress={() => step(direction)}
    />
  );
  return (
    <Box onKeyDown={onKeyDown} sx={row}>
      {children}
      {button('earlier', -1, <ChevronLeft />)}
      {button('later', 1, <ChevronRight />)}
    </Box>
  );
}

/** The open list of the field is elsewhere in the document, and has these keys for itself. */
const isInside = ({ currentTarget, target }: KeyboardEvent) =>
  target instanceof Node && currentTarget.contains(target);

const row = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: 0.25,
  width: { xs: '100%', sm: 'auto' },
  '& > button': { mb: '3px' },
} as const;
