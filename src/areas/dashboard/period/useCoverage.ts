import { useCallback, useState } from 'react';
import { isCalendarDate } from '@/records/dates/calendarDate';
import { isMoment } from '@/records/dates/moment';
import type { FiguresCoverage } from '@/ui/shell';
import type { ShownTile } from '../layout/arrangement';

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

/** What the figures of these widgets cover: of others that were on the page the numbers are not there any more. */
export const coverageOf = (coverage: Coverage, shown: readonly ShownTile[]): Coverage =>
  Object.fromEntries(Object.entries(coverage).filter(([id]) => shown.some(({ tile }) => tile.id === id)));

const isReadable = ({ asOf, span, compared, completeUntil, today }: FiguresCoverage) =>
  isMoment(asOf) &&
  [span, compared].flatMap((days) => (days ? [days.from, days.to] : [])).every(isCalendarDate) &&
  [completeUntil, today].every(isCalendarDate);
