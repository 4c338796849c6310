import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { FirstPage } from '../../../ui/FirstPage';

/** The first page of users: what they are for. */
export function UsersPage() {
  return <FirstPage texts="areas.user-management.children.users" icon={PersonOutlined} />;
}
