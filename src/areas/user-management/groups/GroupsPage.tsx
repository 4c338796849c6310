import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import { FirstPage } from '../../../ui/FirstPage';

/** The first page of groups: what they are for. */
export function GroupsPage() {
  return <FirstPage texts="areas.user-management.children.groups" icon={AccountTreeOutlined} />;
}
