import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { defineArea } from '../defineArea';

export const area = defineArea({
  path: 'default-translations',
  permission: 'default-translations',
  order: 60,
  icon: TranslateOutlined,
  page: () => import('./DefaultTranslationsPage').then((m) => m.DefaultTranslationsPage),
});
