import { useCallback, useState } from 'react';
import { isCalendarDate } from '@/records/dates/calendarDate';
import { isMoment } from '@/records/dates/moment';
import type { FiguresTold } from '@/ui/shell';

/** What the parts of the page have told of their figures, by widget. */
export type Told = Readonly<Record<string, FiguresTold>>;

/** Gathers what parts tell, so that the page says it once. What makes no sense is left out, what is told again changes nothing. */
export function useTold() {
  const [told, setTold] = useState<Told>({});
  const tell = useCallback((widget: string, next: FiguresTold) => {
    if (!isReadable(next)) return;
    setTold((before) =>
      JSON.stringify(before[widget]) === JSON.stringify(next) ? before : { ...before, [widget]: next },
    );
  }, []);
  return { told, tell };
}

const isReadable = ({ asOf, span, completeUntil, today }: FiguresTold) =>
  isMoment(asOf) && [span.from, span.to, completeUntil, today].every(isCalendarDate);
