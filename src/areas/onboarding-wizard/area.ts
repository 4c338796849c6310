import RouteOutlined from '@mui/icons-material/RouteOutlined';
import { defineArea } from '../defineArea';

export const area = defineArea({
  path: 'onboarding-wizard',
  permission: 'onboarding-wizard',
  order: 50,
  icon: RouteOutlined,
  pages: () => import('./pages'),
  page: 'OnboardingWizardPage',
});
