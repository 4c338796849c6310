import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import { FirstPage } from '../../../ui/FirstPage';

/** The first page of roles: what they are for. */
export function RolesPage() {
  return <FirstPage texts="areas.user-management.children.roles" icon={BadgeOutlined} />;
}
