import { useGetList } from 'react-admin';
import { useAreaPath } from '../figures/useAreaPath';
import { useCatalogue } from '../figures/useCatalogue';
import type { Schedule } from './scheduleSchema';

export const useSchedulesResource = () => `${useAreaPath()}/report-schedules`;

/** The person's schedule of a report; `isKnown` once the server has answered, and only where it can send. */
export function useScheduleOf(report: string) {
  const canEmail = useCatalogue().data?.canEmail ?? false;
  const { data } = useGetList<Schedule>(
    useSchedulesResource(),
    { filter: { report }, pagination: { page: 1, perPage: 1 } },
    { enabled: canEmail },
  );
  return { isKnown: canEmail && data !== undefined, schedule: data?.[0] };
}
