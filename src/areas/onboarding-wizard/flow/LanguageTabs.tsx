import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { FilledMark } from '@/records/inputs/FormLocalizedField';
import type { ByLanguage } from '../checks/steps';
import { useFlowLanguages } from './useFlowLanguages';

/** Chooses the language of the step's texts, and shows which ones are filled in. */
export function LanguageTabs({ texts }: { texts: ByLanguage | undefined }) {
  const translate = useTranslate();
  const { languages, current, show } = useFlowLanguages();
  return (
    <Tabs
      value={current}
      onChange={(_event, code: string) => show(code)}
      aria-label={translate('areas.onboarding-wizard.steps.languages')}
      variant="scrollable"
      sx={{ minHeight: 40, mb: 2, '& .MuiTab-root': { minHeight: 40, py: 0.5, gap: 0.75 } }}
    >
      {languages.map(({ value, label }) => (
        <Tab
          key={value}
          value={value}
          label={label}
          icon={<FilledMark isFilled={Boolean(texts?.[value]?.trim())} />}
          iconPosition="end"
        />
      ))}
    </Tabs>
  );
}
