import { useLocaleState, useTranslate } from 'react-admin';
import { useShell } from '@/ui/shell';
import { visibleText } from '@/ui/visibleText';
import { type Step, textIn } from '../checks/steps';

/** A step's title in the page's language, or a placeholder. */
export function useStepTitle(): (step: Pick<Step, 'title'>) => string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { defaultLanguage } = useShell();
  return ({ title }) =>
    visibleText(textIn(title, locale, defaultLanguage).text) ||
    translate('areas.onboarding-wizard.steps.untitled');
}
