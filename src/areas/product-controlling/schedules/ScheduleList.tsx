import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import { useTranslate } from 'react-admin';
import { Column } from '@/records/columns/Column';
import { ListPage } from '@/records/list/ListPage';
import { RecordMenu } from '@/records/row-menu/RecordMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import { HeaderButton } from '@/ui/page/HeaderButton';
import { ControllingTabs } from '../ControllingTabs';
import { useAreaPath } from '../figures/useAreaPath';
import { useCatalogue } from '../figures/useCatalogue';
import { reportPath } from '../reports/reportPath';
import type { Schedule } from './scheduleSchema';
import { useRhythmText } from './useRhythmText';

const texts = 'areas.product-controlling.schedules';
const byNext = { field: 'nextAt', order: 'ASC' } as const;

/** `/{product}-controlling/report-schedules`: the reports that the person gets by email. */
export function ScheduleList() {
  const translate = useTranslate();
  const area = useAreaPath();
  const { data } = useCatalogue();
  const { rhythm, moment } = useRhythmText();
  const toReports = (
    <HeaderButton
      target={{ to: `/${area}/reports` }}
      icon={<QueryStatsOutlined />}
      caption={translate(`${texts}.choose`)}
    />
  );
  const nameOf = ({ reportName }: Schedule) => reportName ?? translate(`${texts}.gone`);
  return (
    <ControllingTabs>
      <ListPage<Schedule>
        sort={byNext}
        search={false}
        rowMenu={ScheduleMenu}
        rowClick={(schedule) =>
          schedule.reportName === null ? false : reportPath(schedule.report, `/${area}`)
        }
        actions={toReports}
        empty={{
          title: translate(`${texts}.empty`),
          message: translate(`${texts}.emptyHelp`),
          action: toReports,
        }}
      >
        <Column<Schedule>
          source="reportName"
          link
          width={16}
          render={(schedule) => <bdi>{nameOf(schedule)}</bdi>}
        />
        <Column<Schedule> source="every" disableSort width={16} render={rhythm} />
        <Column<Schedule>
          source="nextAt"
          width={14}
          render={({ nextAt }) =>
            nextAt === null ? translate(`${texts}.never`) : moment(nextAt, data?.timeZone ?? 'UTC')
          }
        />
      </ListPage>
    </ControllingTabs>
  );
}

/** The menu of a schedule: to stop it. */
const ScheduleMenu = (props: RowMenuProps<Schedule>) => <RecordMenu {...props} lines={[]} canDelete />;
