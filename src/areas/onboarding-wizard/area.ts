import RouteOutlined from '@mui/icons-material/RouteOutlined';
import { defineArea } from '../defineArea';

export const area = defineArea({
  path: 'onboarding-wizard',
  permission: 'onboarding-wizard',
  order: 50,
  icon: RouteOutlined,
  page: () => import('./OnboardingWizardPage').then((m) => m.OnboardingWizardPage),
});
