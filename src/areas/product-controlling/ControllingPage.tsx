import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import { FirstPage } from '../../ui/page/FirstPage';

/** The first page of the area: what it is for. */
export function ControllingPage() {
  return <FirstPage texts="areas.product-controlling" icon={QueryStatsOutlined} />;
}
