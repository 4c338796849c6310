import MailOutlined from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { useFocusAround } from '@/ui/focus/useFocusAround';
import { lazyPart } from '@/ui/loading/LazyPart';
import { useCatalogue } from '../figures/useCatalogue';
import { useRhythmText } from './useRhythmText';
import { useScheduleOf, useSchedulesResource } from './useSchedules';

const texts = 'areas.product-controlling.schedules';

const ScheduleForm = lazyPart(() => import('./ScheduleForm').then((part) => part.ScheduleForm));

/** When the person gets a report by email, and buttons to change and stop that; nothing where the server cannot send. */
export function ReportSchedule({ report }: { report: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { data: catalogue } = useCatalogue();
  const { rhythm, moment } = useRhythmText();
  const resource = useSchedulesResource();
  const { isKnown, schedule } = useScheduleOf(report);
  const [isEditing, setEditing] = useState(false);
  const [remove, { isPending }] = useDelete();
  const [once] = useOneAtATime();
  const line = useFocusAround<HTMLDivElement>(schedule === undefined);
  if (!isKnown || !catalogue) return null;
  const stop = (id: string) =>
    void once(async () => {
      try {
        await remove(resource, { id, previousData: schedule }, { returnPromise: true });
        notify(`${texts}.stopped`, { type: 'success' });
      } catch (error) {
        notify(errorText(error), { type: 'error' });
      }
    });
  return (
    <Box ref={line} sx={row}>
      {schedule === undefined ? (
        <Button size="small" startIcon={<MailOutlined />} onClick={() => setEditing(true)}>
          {translate(`${texts}.start`)}
        </Button>
      ) : (
        <>
          <MailOutlined fontSize="small" color="action" />
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {rhythm(schedule)}
            {schedule.nextAt === null
              ? null
              : ` · ${translate(`${texts}.next`, { moment: moment(schedule.nextAt, catalogue.timeZone) })}`}
          </Typography>
          <Button size="small" onClick={() => setEditing(true)}>
            {translate(`${texts}.change`)}
          </Button>
          <Button size="small" loading={isPending} onClick={() => stop(schedule.id)}>
            {translate(`${texts}.stop`)}
          </Button>
        </>
      )}
      {isEditing ? (
        <ScheduleForm report={report} schedule={schedule} onClose={() => setEditing(false)} />
      ) : null}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  displayPrint: 'none',
} as const;
