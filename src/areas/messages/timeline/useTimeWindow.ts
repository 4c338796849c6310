import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isCalendarDate } from '@/records/dates/calendarDate';
import type { Message } from '../messageSchema';
import { neighbour, windowOf, type Zoom, zooms } from './timeScale';

const pad = (value: number) => String(value).padStart(2, '0');
const asDay = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** The period shown: zoom and first day are in the address; by default the weeks from this one. */
export function useTimeWindow() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  const zoom = zooms.find((each) => each === query.get('zoom')) ?? 'weeks';
  const firstDay = query.get('from');
  const from = firstDay !== null && isCalendarDate(firstDay) ? firstDay : asDay(new Date());
  const day = useMemo(() => new Date(`${from}T00:00`), [from]);
  const period = useMemo(() => windowOf(zoom, day), [zoom, day]);

  const show = (next: Readonly<Record<string, string>>) => {
    const nextQuery = new URLSearchParams(search);
    for (const [name, value] of Object.entries(next)) nextQuery.set(name, value);
    navigate({ search: nextQuery.toString() }, { replace: true, state });
  };
  const level = zooms.indexOf(zoom);
  const zoomTo = (next: Zoom | undefined) => next && show({ zoom: next, from });
  return {
    zoom,
    period,
    /** Undefined at the closest zoom. */
    zoomIn: level < zooms.length - 1 ? () => zoomTo(zooms[level + 1]) : undefined,
    zoomOut: level > 0 ? () => zoomTo(zooms[level - 1]) : undefined,
    move: (direction: -1 | 1) => show({ from: asDay(neighbour(zoom, day, direction)) }),
    showToday: () => show({ from: asDay(new Date()) }),
  };
}

export type TimeWindowControl = ReturnType<typeof useTimeWindow>;

/** What both forms of the timeline show. */
export interface TimelineProps {
  records: readonly Message[];
  time: TimeWindowControl;
}
