import MailOutlined from '@mui/icons-material/MailOutlined';
import { FirstPage } from '../../ui/page/FirstPage';

/** The first page of the area: what it is for. */
export function MessagesPage() {
  return <FirstPage texts="areas.messages" icon={MailOutlined} />;
}
