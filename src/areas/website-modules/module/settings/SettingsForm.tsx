import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Module } from '../../moduleSchema';
import type { Setting } from './readSettings';
import { SettingFrame } from './SettingFrame';
import { SettingInput } from './SettingInput';

interface SettingsFormProps {
  module: Module;
  settings: readonly Setting[];
}

/** A module's settings as a form; unsupported ones are shown below, read-only. A broken module shows all errors at once (WM11). */
export function SettingsForm({ module, settings }: SettingsFormProps) {
  const translate = useTranslate();
  const { trigger } = useFormContext();
  const isBroken = module.state === 'broken';
  useEffect(() => {
    if (isBroken) void trigger();
  }, [isBroken, trigger]);
  const usual = settings.filter(({ kind }) => kind !== 'foreign');
  const foreign = settings.filter(
    ({ name, kind }) => kind === 'foreign' && Object.hasOwn(module.settings, name),
  );
  return (
    <>
      {usual.map((setting) => {
        const source = `settings.${setting.name}`;
        return (
          <SettingFrame key={setting.name} setting={setting} source={source}>
            <SettingInput
              setting={setting}
              source={source}
              isSet={module.secretsSet.includes(setting.name)}
            />
          </SettingFrame>
        );
      })}
      {foreign.length > 0 ? (
        <>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            {translate('areas.website-modules.edit.settings.foreign')}
          </Typography>
          {foreign.map(({ name, title }) => (
            <Box key={name} component="figure" sx={{ m: 0, mt: 1.5 }}>
              <Typography component="figcaption" variant="subtitle2">
                <bdi>{title}</bdi>
              </Typography>
              <Box component="pre" tabIndex={0} aria-label={title} sx={json}>
                {JSON.stringify(module.settings[name], undefined, 2)}
              </Box>
            </Box>
          ))}
        </>
      ) : null}
    </>
  );
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
