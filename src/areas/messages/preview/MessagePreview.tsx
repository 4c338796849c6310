import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTheme, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useLanguageOptions } from '@/people/languages';
import { SelectField } from '@/records/inputs/SelectField';
import { PageSection } from '@/ui/page/PageSection';
import { type States, statesOf } from '../checks/messageText';
import { PreviewScreen } from './PreviewScreen';
import { SendTest } from './SendTest';
import { usePreviewItem } from './usePreviewItem';

const texts = 'areas.messages.preview';
const devices = ['desktop', 'handset'] as const;
const themes = ['light', 'dark'] as const;

/** The message in the form as a reader gets it: by language, device and theme. */
export function MessagePreview() {
  const translate = useTranslate();
  const [ownTheme] = useTheme();
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const { device = 'desktop', theme = ownTheme } = choices;
  const written = useWrittenLanguage();
  // A choice lasts until another language is written.
  const language = (choices.besides === written ? choices.language : undefined) ?? written;
  const item = usePreviewItem(language);
  const languages = useLanguageOptions(language);
  const choice = (name: string, value: string, values: readonly string[]) => (
    <SelectField
      size="small"
      label={translate(`${texts}.${name}`)}
      value={value}
      onChange={(next) => setChoices({ ...choices, [name]: next })}
      options={values.map((each) => ({ value: each, label: translate(`${texts}.${name}s.${each}`) }))}
    />
  );
  return (
    <PageSection title={translate(`${texts}.title`)}>
      <Box sx={fields}>
        <SelectField
          size="small"
          label={translate(`${texts}.language`)}
          value={language}
          onChange={(next) => setChoices({ ...choices, language: next, besides: written })}
          options={languages}
        />
        {choice('device', device, devices)}
        {choice('theme', theme ?? 'light', themes)}
      </Box>
      <PreviewScreen
        item={item}
        language={language}
        isHandset={device === 'handset'}
        isDark={theme === 'dark'}
      />
      <SendTest />
    </PageSection>
  );
}

/** The language of the tab in which the text is written; without one, the first that has a text. */
function useWrittenLanguage(): string {
  const languageInAddress = new URLSearchParams(useLocation().search).get('language');
  const fallback = String(useWatch({ name: 'fallback' }) ?? 'en');
  const states: States = useWatch({ name: 'texts', compute: statesOf });
  const first = [fallback, ...Object.keys(states)].find((code) => (states[code] ?? 'empty') !== 'empty');
  return languageInAddress ?? first ?? fallback;
}

const fields = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  columnGap: 1.5,
  rowGap: 0.5,
} as const;
