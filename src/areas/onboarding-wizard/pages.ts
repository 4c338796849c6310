export { OnboardingWizardPage } from './OnboardingWizardPage';
