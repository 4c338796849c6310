import ScheduleSend from '@mui/icons-material/ScheduleSendOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { Column } from '@/records/columns/Column';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { ListPage } from '@/records/list/ListPage';
import { HeaderButton } from '@/ui/page/HeaderButton';
import { ControllingTabs } from '../ControllingTabs';
import { useAreaPath } from '../figures/useAreaPath';
import { ScheduleMenu } from './ScheduleMenu';
import type { Schedule } from './scheduleSchema';
import { useRhythmText } from './useRhythmText';

const texts = 'areas.product-controlling.schedules';
const byReport = { field: 'reportId', order: 'ASC' } as const;

/** `/{product}-controlling/schedules`: which reports are sent, when, to whom and by whose order. */
export function ScheduleList() {
  const translate = useTranslate();
  const area = useAreaPath();
  const when = useRhythmText();
  const create = (
    <HeaderButton
      target={{ to: `/${area}/schedules/create` }}
      icon={<ScheduleSend />}
      caption={translate(`${texts}.create`)}
    />
  );
  return (
    <>
      <ControllingTabs />
      <ListPage<Schedule>
        sort={byReport}
        actions={create}
        search={false}
        rowMenu={ScheduleMenu}
        empty={{
          title: translate(`${texts}.empty`),
          message: translate(`${texts}.emptyHelp`),
          action: create,
        }}
      >
        <Column<Schedule> source="reportName" disableSort link width={14} />
        <Column<Schedule> source="rhythm" disableSort width={18} render={when} />
        <Column<Schedule>
          source="nextRun"
          disableSort
          width={9}
          render={({ nextRun }) => <RelativeTime value={nextRun} never="–" />}
        />
        <Column<Schedule>
          source="recipients"
          disableSort
          width={11}
          render={(schedule) => <Recipients schedule={schedule} />}
        />
        <Column<Schedule>
          source="state"
          disableSort
          width={9}
          render={(schedule) => <State {...schedule} />}
        />
        <Column<Schedule>
          source="owner"
          disableSort
          width={10}
          render={({ owner }) => <bdi>{owner.name}</bdi>}
        />
      </ListPage>
    </>
  );
}

function Recipients({ schedule: { recipients } }: { schedule: Schedule }) {
  const translate = useTranslate();
  const withheld = recipients.filter(({ permitted }) => !permitted);
  return (
    <>
      {translate(`${texts}.people`, { smart_count: recipients.length })}
      {withheld.length === 0 ? null : (
        <Box
          component="span"
          title={withheld.map(({ name }) => name).join(', ')}
          sx={{ display: 'block', color: 'warning.main' }}
        >
          {translate(`${texts}.withheld`, { smart_count: withheld.length })}
        </Box>
      )}
    </>
  );
}

function State({ state }: Pick<Schedule, 'state'>) {
  const translate = useTranslate();
  const color = state === 'orphaned' ? 'warning' : state === 'active' ? 'success' : 'default';
  return <Chip size="small" variant="outlined" color={color} label={translate(`${texts}.states.${state}`)} />;
}
