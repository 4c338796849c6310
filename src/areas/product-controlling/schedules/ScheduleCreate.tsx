import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { CreatePage } from '@/records/form/CreatePage';
import { ScheduleInputs } from './ScheduleInputs';
import type { Schedule } from './scheduleSchema';
import { sentSchedule } from './sentSchedule';

/** A report to be sent; `?report=<id>` names it. */
export function ScheduleCreate() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  return (
    <CreatePage<Schedule>
      headline={translate('areas.product-controlling.schedules.create')}
      defaults={{
        reportId: search.get('report'),
        rhythm: 'monthly',
        day: 1,
        at: '07:00',
        recipientIds: [],
        format: 'xlsx',
        endsAt: null,
        paused: false,
      }}
      transform={sentSchedule}
    >
      <ScheduleInputs />
    </CreatePage>
  );
}
