import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { TextLanguageTabs } from '@/people/TextLanguageTabs';
import type { Module } from '../../moduleSchema';
import type { Setting } from './readSettings';
import { SettingFrame } from './SettingFrame';
import { SettingInput } from './SettingInput';
import { isValues } from './sentSettings';

interface SettingsFormProps {
  module: Module;
  settings: readonly Setting[];
}

/** A module's settings as a form; those that it has no input for are shown below, read-only. A broken module shows all errors at once. */
export function SettingsForm({ module, settings }: SettingsFormProps) {
  const translate = useTranslate();
  const { trigger, getValues } = useFormContext();
  const isBroken = module.state === 'broken';
  useEffect(() => {
    if (isBroken) void trigger();
  }, [isBroken, trigger]);
  const values: unknown = getValues('settings');
  const editable = settings.filter(({ kind }) => kind !== 'foreign');
  const unsupported = settings.filter(({ kind }) => kind === 'foreign');
  // An older release may have left settings that the schema does not have.
  const names = new Set([...settings.map(({ name }) => name)]);
  const undescribed = Object.keys(module.settings).filter((name) => !names.has(name));
  const readOnly = [...unsupported, ...undescribed.map((name) => ({ name, title: name }))];
  return (
    <>
      <InLanguages settings={editable}>
        {editable.map((setting) => {
          const source = `settings.${setting.name}`;
          return (
            <SettingFrame
              key={setting.name}
              setting={setting}
              source={source}
              isStored={Object.hasOwn(module.settings, setting.name)}
            >
              {(hint) => (
                <SettingInput
                  setting={setting}
                  source={source}
                  isSet={module.secretsSet.includes(setting.name)}
                  hint={hint}
                />
              )}
            </SettingFrame>
          );
        })}
      </InLanguages>
      {readOnly.length > 0 ? (
        <>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            {translate('areas.website-modules.edit.settings.foreign')}
          </Typography>
          {readOnly.map(({ name, title }) => (
            <Box key={name} component="figure" sx={{ m: 0, mt: 1.5 }}>
              <Typography component="figcaption" variant="subtitle2">
                <bdi>{title}</bdi>
              </Typography>
              <Box component="pre" tabIndex={0} aria-label={title} sx={json}>
                {isValues(values) && Object.hasOwn(values, name)
                  ? JSON.stringify(values[name], undefined, 2)
                  : translate('areas.website-modules.edit.settings.unset')}
              </Box>
            </Box>
          ))}
        </>
      ) : null}
    </>
  );
}

/** Settings below the tabs of their languages, if a setting has texts in several. */
function InLanguages({ settings, children }: { settings: readonly Setting[]; children: ReactNode }) {
  const sources = settings.flatMap(({ kind, name }) => (kind === 'localized' ? [`settings.${name}`] : []));
  if (sources.length === 0) return children;
  return <TextLanguageTabs sources={sources}>{children}</TextLanguageTabs>;
}

const json = {
  m: 0,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  maxHeight: 240,
  overflow: 'auto',
  typography: 'body2',
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
