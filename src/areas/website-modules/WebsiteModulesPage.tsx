import WebOutlined from '@mui/icons-material/WebOutlined';
import { FirstPage } from '../../ui/page/FirstPage';

/** The first page of the area: what it is for. */
export function WebsiteModulesPage() {
  return <FirstPage texts="areas.website-modules" icon={WebOutlined} />;
}
