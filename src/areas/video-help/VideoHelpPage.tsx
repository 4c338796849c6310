import OndemandVideoOutlined from '@mui/icons-material/OndemandVideoOutlined';
import { FirstPage } from '../../ui/page/FirstPage';

/** The first page of the area: what it is for. */
export function VideoHelpPage() {
  return <FirstPage texts="areas.video-help" icon={OndemandVideoOutlined} />;
}
