import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FormJsonField } from '@/records/inputs/FormJsonField';
import { isUnreadable } from '@/records/inputs/typedJson';
import type { Module } from '../moduleSchema';
import { readSettings } from './settings/readSettings';
import { SettingsForm } from './settings/SettingsForm';
import { isValues, withoutUnset } from './settings/sentSettings';

const texts = 'areas.website-modules.edit.settings';

const refusalOf = (value: unknown) => (isValues(value) ? undefined : 'areas.website-modules.errors.object');

/** A module's settings, as a form or as JSON. */
export function SettingsPart({ module }: { module: Module }) {
  const translate = useTranslate();
  const { getValues, setValue, trigger } = useFormContext();
  const [isJson, setJson] = useState(false);
  const settings = useMemo(() => readSettings(module.settingsSchema), [module.settingsSchema]);
  const isBroken = module.state === 'broken';
  /** JSON that is not an object cannot be shown as a form and has to be corrected first. */
  const show = (asJson: boolean) => {
    const typed: unknown = getValues('settings');
    if (asJson && !isJson && isValues(typed)) setValue('settings', withoutUnset(typed, module.settings));
    if (asJson || (isValues(typed) && !isUnreadable(typed))) return setJson(asJson);
    void trigger('settings', { shouldFocus: true });
  };
  return (
    <Box sx={{ maxWidth: 640 }}>
      {isBroken ? (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {translate(`${texts}.broken`, { release: module.release })}
        </Alert>
      ) : null}
      {settings.length === 0 ? (
        <Typography>{translate(`${texts}.none`)}</Typography>
      ) : (
        <>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={isJson}
            onChange={(_event, chosen: boolean | null) => show(chosen ?? isJson)}
            aria-label={translate(`${texts}.shownAs`)}
            sx={{ mb: 2 }}
          >
            <ToggleButton value={false}>{translate(`${texts}.asForm`)}</ToggleButton>
            <ToggleButton value={true}>{translate(`${texts}.asJson`)}</ToggleButton>
          </ToggleButtonGroup>
          {isJson ? (
            <FormJsonField
              source="settings"
              rows={16}
              validate={refusalOf}
              help={translate(`${texts}.jsonHelp`)}
            />
          ) : (
            <SettingsForm module={module} settings={settings} />
          )}
        </>
      )}
    </Box>
  );
}
