import OndemandVideoOutlined from '@mui/icons-material/OndemandVideoOutlined';
import { defineArea } from '../defineArea';

export const area = defineArea({
  path: 'video-help',
  permission: 'video-help',
  order: 40,
  icon: OndemandVideoOutlined,
  page: () => import('./VideoHelpPage').then((m) => m.VideoHelpPage),
});
