import DriveFileRename from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import ScheduleSend from '@mui/icons-material/ScheduleSendOutlined';
import Box from '@mui/material/Box';
import { useGetList, useTranslate } from 'react-admin';
import { RecordMenu } from '@/records/row-menu/RecordMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import { useAreaPath } from '../figures/useAreaPath';
import type { Schedule } from '../schedules/scheduleSchema';
import { useRhythmText } from '../schedules/useRhythmText';
import type { Report } from './reportSchema';

const texts = 'areas.product-controlling.reports';

/** What is done with one report, from the list. */
export function ReportMenu(props: RowMenuProps<Report>) {
  const translate = useTranslate();
  const area = useAreaPath();
  const { id, access, schedules } = props.record;
  const refused = access === 'owner' ? undefined : translate('areas.product-controlling.refusals.not_owner');
  return (
    <RecordMenu
      {...props}
      lines={[
        {
          label: translate(`${texts}.rename`),
          icon: DriveFileRename,
          to: `/${area}/reports/${encodeURIComponent(id)}`,
          reason: refused,
        },
        {
          label: translate(`${texts}.schedule`),
          icon: ScheduleSend,
          to: `/${area}/schedules/create?report=${encodeURIComponent(id)}`,
        },
      ]}
      canDelete
      deleteReason={refused}
      deleteNote={schedules === 0 ? null : <LostSchedules report={props.record} />}
    />
  );
}

/** Which schedules go with a report. */
function LostSchedules({ report: { id, schedules } }: { report: Report }) {
  const translate = useTranslate();
  const when = useRhythmText();
  const area = useAreaPath();
  const { data = [] } = useGetList<Schedule>(`${area}/schedules`, {
    filter: { reportId_eq_any: [id] },
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'id', order: 'ASC' },
  });
  return (
    <Box sx={{ mt: 2 }}>
      {translate(`${texts}.lost`, { smart_count: schedules })}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 3 }}>
        {data.map((schedule) => (
          <li key={schedule.id}>
            {when(schedule)}
            {': '}
            <bdi>{schedule.recipients.map(({ name }) => name).join(', ')}</bdi>
          </li>
        ))}
      </Box>
    </Box>
  );
}
