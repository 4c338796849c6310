import { useTranslate } from 'react-admin';
import { EditPage } from '@/records/form/EditPage';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { ScheduleInputs } from './ScheduleInputs';
import type { Schedule } from './scheduleSchema';
import { sentSchedule } from './sentSchedule';
import { useScheduleLines } from './useScheduleLines';

/** A schedule: its owner changes it and sends at once; one that nobody looks after can be taken over. */
export function ScheduleEdit() {
  const translate = useTranslate();
  const reasonOf = ({ access, state }: Schedule) =>
    access === 'owner' || state === 'orphaned'
      ? undefined
      : translate('areas.product-controlling.refusals.not_owner');
  return (
    <EditPage<Schedule>
      headline={({ reportName }) => reportName}
      actions={(schedule) => <Actions schedule={schedule} />}
      transform={sentSchedule}
      canDelete
      deleteReason={reasonOf}
    >
      {(schedule) => <ScheduleInputs schedule={schedule} />}
    </EditPage>
  );
}

function Actions({ schedule }: { schedule: Schedule }) {
  return useScheduleLines(schedule).map(({ label, icon: Icon, onRun, reason }) => (
    <ReasonedButton
      key={label}
      variant="outlined"
      startIcon={<Icon />}
      {...(reason !== undefined && { reason })}
      onClick={onRun}
    >
      {label}
    </ReasonedButton>
  ));
}
