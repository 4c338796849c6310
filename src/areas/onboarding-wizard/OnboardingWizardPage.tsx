import RouteOutlined from '@mui/icons-material/RouteOutlined';
import { FirstPage } from '../../ui/page/FirstPage';

/** The first page of the area: what it is for. */
export function OnboardingWizardPage() {
  return <FirstPage texts="areas.onboarding-wizard" icon={RouteOutlined} />;
}
