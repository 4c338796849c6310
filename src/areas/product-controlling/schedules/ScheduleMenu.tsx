import { useTranslate } from 'react-admin';
import { RecordMenu } from '@/records/row-menu/RecordMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import type { Schedule } from './scheduleSchema';
import { useScheduleLines } from './useScheduleLines';

/** What is done often with one schedule, from the list. */
export function ScheduleMenu(props: RowMenuProps<Schedule>) {
  const translate = useTranslate();
  const { access, state } = props.record;
  const isFree = access === 'owner' || state === 'orphaned';
  return (
    <RecordMenu
      {...props}
      lines={useScheduleLines(props.record)}
      canDelete
      deleteReason={isFree ? undefined : translate('areas.product-controlling.refusals.not_owner')}
    />
  );
}
