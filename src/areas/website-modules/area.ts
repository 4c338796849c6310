import WebOutlined from '@mui/icons-material/WebOutlined';
import { defineArea } from '../defineArea';

export const area = defineArea({
  path: 'website-modules',
  permission: 'website-modules',
  order: 80,
  icon: WebOutlined,
  page: () => import('./WebsiteModulesPage').then((m) => m.WebsiteModulesPage),
});
