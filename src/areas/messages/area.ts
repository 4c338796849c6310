import MailOutlined from '@mui/icons-material/MailOutlined';
import { defineArea } from '../defineArea';

export const area = defineArea({
  path: 'messages',
  permission: 'admin_messages',
  order: 30,
  icon: MailOutlined,
  page: () => import('./MessagesPage').then((m) => m.MessagesPage),
});
