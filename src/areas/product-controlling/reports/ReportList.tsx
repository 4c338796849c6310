import DriveFileRename from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import { useTranslate } from 'react-admin';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { Column } from '@/records/columns/Column';
import { ListPage } from '@/records/list/ListPage';
import { RecordMenu } from '@/records/row-menu/RecordMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import { Status } from '@/ui/marks/Status';
import { stateIcons } from '@/ui/marks/stateIcons';
import { HeaderButton } from '@/ui/page/HeaderButton';
import { ControllingTabs } from '../ControllingTabs';
import { useAreaPath } from '../figures/useAreaPath';
import { useFigureNames } from '../figures/useFigureNames';
import { readSaved } from '../query/address';
import { reportPath } from './reportPath';
import { type Report, refusalTexts } from './reportSchema';

const texts = 'areas.product-controlling.reports';
const byName = { field: 'name', order: 'ASC' } as const;

/** `/{product}-controlling/reports`: the person's own and shared reports. */
export function ReportList() {
  const translate = useTranslate();
  const names = useFigureNames();
  const area = useAreaPath();
  const create = (
    <HeaderButton
      target={{ to: `/${area}` }}
      icon={<QueryStatsOutlined />}
      caption={translate(`${texts}.create`)}
    />
  );
  return (
    <ControllingTabs>
      <ListPage<Report>
        sort={byName}
        rowMenu={ReportMenu}
        rowClick={(report) => reportPath(report.id, `/${area}`)}
        actions={create}
        empty={{
          title: translate(`${texts}.empty`),
          message: translate(`${texts}.emptyHelp`),
          action: create,
        }}
      >
        <Column<Report> source="name" link width={14} />
        <Column<Report>
          source="query"
          priority={3}
          disableSort
          render={(report) => readSaved(report.query).query.metrics.map(names.metric).join(', ')}
        />
        <Column<Report>
          source="visibility"
          priority={2}
          width={9}
          render={({ visibility }) => translate(`${texts}.visibilities.${visibility}`)}
        />
        <Column<Report>
          source="owner"
          priority={2}
          disableSort
          width={10}
          render={({ owner }) => <bdi>{owner.name}</bdi>}
        />
        <Column<Report>
          source="state"
          disableSort
          width={9}
          render={({ state }) =>
            state === 'broken' ? (
              <Status icon={stateIcons.warning} tone="warning">
                {translate(`${texts}.broken`)}
              </Status>
            ) : null
          }
        />
      </ListPage>
    </ControllingTabs>
  );
}

/** The menu of a report in the list. */
function ReportMenu(props: RowMenuProps<Report>) {
  const translate = useTranslate();
  const area = useAreaPath();
  const report = props.record;
  const refusalOf = useAccessRefusal(refusalTexts);
  const rename = {
    label: translate(`${texts}.rename`),
    icon: DriveFileRename,
    to: `/${area}/reports/${encodeURIComponent(report.id)}`,
    reason: refusalOf(report, 'edit'),
  };
  return <RecordMenu {...props} lines={[rename]} canDelete deleteReason={refusalOf(report, 'delete')} />;
}
