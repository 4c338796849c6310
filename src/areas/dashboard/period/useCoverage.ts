import { useCallback, useState } from 'react';
import { isCalendarDate } from '@/records/dates/calendarDate';
import { isMoment } from '@/records/dates/moment';
import type { FiguresCoverage } from '@/ui/shell';

/** What the figures of the page cover, by widget. */
export type Coverage = Readonly<Record<string, FiguresCoverage>>;

/** Collects what the widgets' figures cover, so that the page shows it once. Ignores invalid and repeated reports. */
export function useCoverage() {
  const [coverage, setCoverage] = useState<Coverage>({});
  const report = useCallback((widget: string, next: FiguresCoverage) => {
    if (!isReadable(next)) return;
    setCoverage((current) =>
      JSON.stringify(current[widget]) === JSON.stringify(next) ? current : { ...current, [widget]: next },
    );
  }, []);
  return { coverage, report };
}

const isReadable = ({ asOf, span, compared, completeUntil, today }: FiguresCoverage) =>
  isMoment(asOf) &&
  [span, compared].flatMap((days) => (days ? [days.from, days.to] : [])).every(isCalendarDate) &&
  [completeUntil, today].every(isCalendarDate);
