import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import { FirstPage } from '../../ui/page/FirstPage';

/** The first page of the area: what it is for. */
export function DashboardPage() {
  return <FirstPage texts="areas.dashboard" icon={DashboardOutlined} />;
}
