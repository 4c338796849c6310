import DriveFileRename from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import { useTranslate } from 'react-admin';
import { RecordMenu } from '@/records/row-menu/RecordMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import { useAreaPath } from '../figures/useAreaPath';
import type { Report } from './reportSchema';

/** The menu of a report in the list. */
export function ReportMenu(props: RowMenuProps<Report>) {
  const translate = useTranslate();
  const area = useAreaPath();
  const { id, access } = props.record;
  const refused = access === 'owner' ? undefined : translate('areas.product-controlling.refusals.not_owner');
  return (
    <RecordMenu
      {...props}
      lines={[
        {
          label: translate('areas.product-controlling.reports.rename'),
          icon: DriveFileRename,
          to: `/${area}/reports/${encodeURIComponent(id)}`,
          reason: refused,
        },
      ]}
      canDelete
      deleteReason={refused}
    />
  );
}
