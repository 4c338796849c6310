import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import { defineArea } from '../defineArea';

export const area = defineArea({
  path: (product) => `${product.key}-controlling`,
  permission: (product) => `${product.key}-controlling`,
  order: 10,
  icon: QueryStatsOutlined,
  page: () => import('./ControllingPage').then((m) => m.ControllingPage),
});
