import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, useId } from 'react';
import { useDescription, useSource } from '@/records/inputs/useFormField';
import { isJson } from '../../checks/schema/json';
import type { Module } from '../../moduleSchema';
import { eachLanguage, useSettingWords } from '../useSettingLines';
import type { Setting } from './readSettings';
import { type SettingFieldsProps, useSettings } from './useSettings';

interface GroupSettingProps {
  module: Module;
  setting: Setting;
  source: string;
  stored: unknown;
  Fields: ComponentType<SettingFieldsProps>;
}

/** Settings that belong together, below their heading. What is required is so once something in the group is set. */
export function GroupSetting({ module, setting, source, stored, Fields }: GroupSettingProps) {
  const id = useId();
  const place = { source, stored: isJson(stored) ? stored : undefined };
  const { title, description, required } = setting;
  const settings = useSettings(setting, place, required ? undefined : setting);
  const inWords = useSettingWords();
  useDescription(useSource(source), title, (value) => inWords(setting, value, eachLanguage) || null);
  return (
    <Box role="group" aria-labelledby={id} sx={look}>
      <Typography id={id} variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
        <bdi>{title}</bdi>
      </Typography>
      {description === '' ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {description}
        </Typography>
      )}
      <Fields module={module} settings={settings} place={place} />
    </Box>
  );
}

const look = {
  my: 2,
  pl: 2.5,
  borderLeft: 2,
  borderLeftColor: 'divider',
  minWidth: 0,
} as const;
