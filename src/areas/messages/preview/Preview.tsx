import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTheme, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type AudienceOption, partOf } from '@/people/audience/audience';
import { optionName } from '@/people/audience/audienceSentence';
import { useLanguageOptions } from '@/people/languages';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import { SelectField } from '@/records/inputs/SelectField';
import { PageSection } from '@/ui/page/PageSection';
import { kinds } from '../messageSchema';
import { PreviewReach } from './PreviewReach';
import { PreviewScreen } from './PreviewScreen';
import { SendTest } from './SendTest';
import { usePreviewItem } from './usePreviewItem';

const texts = 'areas.messages.preview';
const devices = ['desktop', 'handset'] as const;
const themes = ['light', 'dark'] as const;

/** The message in the form as a reader gets it: by group, language, device, theme and place. */
export function Preview() {
  const translate = useTranslate();
  const [ownTheme] = useTheme();
  const [kind, fallback] = useWatch({ name: ['kind', 'fallback'] });
  const [member, setMember] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const {
    language = String(fallback ?? 'en'),
    place = String(kind ?? 'banner'),
    device = 'desktop',
    theme = ownTheme,
  } = chosen;
  const item = usePreviewItem(language);
  const languages = useLanguageOptions(language);
  const choice = (name: string, value: string, values: readonly string[]) => (
    <SelectField
      size="small"
      label={translate(`${texts}.${name}`)}
      value={value}
      onChange={(next) => setChosen({ ...chosen, [name]: next })}
      options={values.map((each) => ({ value: each, label: translate(`${texts}.${name}s.${each}`) }))}
    />
  );
  return (
    <PageSection title={translate(`${texts}.title`)}>
      <Box sx={choices}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <RecordPicker<AudienceOption>
            label={translate(`${texts}.member`)}
            resource="directory/audiences"
            value={member}
            onChange={setMember}
            labelOf={(option) => optionName(option, translate)}
          />
        </Box>
        <SelectField
          size="small"
          label={translate(`${texts}.language`)}
          value={language}
          onChange={(next) => setChosen({ ...chosen, language: next })}
          options={languages}
        />
        {choice('place', place, kinds)}
        {choice('device', device, devices)}
        {choice('theme', theme ?? 'light', themes)}
      </Box>
      <PreviewReach part={member === null ? undefined : partOf(member)} />
      <PreviewScreen
        item={item}
        language={language}
        place={place}
        isHandset={device === 'handset'}
        isDark={theme === 'dark'}
      />
      <SendTest />
    </PageSection>
  );
}

const choices = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 1.5,
  rowGap: 0.5,
} as const;
