import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTextLanguages } from '@/people/languages';
import { FormJsonField } from '@/records/inputs/FormJsonField';
import { isUnreadable } from '@/records/inputs/typedJson';
import type { Module } from '../moduleSchema';
import { RuleSettingsNote } from './groups/RuleSettingsNote';
import { hasHidden, jsonErrors } from './settings/jsonErrors';
import { readSettings } from './settings/readSettings';
import { SettingsForm } from './settings/SettingsForm';
import { isValues, withoutUnset } from './settings/sentSettings';

const texts = 'areas.website-modules.edit.settings';

/** A module's settings, as a form or as JSON. */
export function SettingsPart({ module }: { module: Module }) {
  const translate = useTranslate();
  const { getValues, setValue, trigger } = useFormContext();
  const [isJson, setJson] = useState(false);
  const settings = useMemo(() => readSettings(module.settingsSchema), [module.settingsSchema]);
  const isBroken = module.state === 'broken';
  /** What the form cannot show has to be corrected first: JSON that is no object, and names that are no settings. */
  const show = (asJson: boolean) => {
    const typed: unknown = getValues('settings');
    if (asJson && !isJson && isValues(typed)) setValue('settings', withoutUnset(typed, module.settings));
    const isShown = isValues(typed) && !isUnreadable(typed) && !hasHidden(typed, module);
    if (asJson || isShown) return setJson(asJson);
    void trigger('settings', { shouldFocus: true });
  };
  return (
    <Box sx={{ maxWidth: 640 }}>
      {isBroken ? (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {translate(`${texts}.broken`, { release: module.release })}
        </Alert>
      ) : null}
      <RuleSettingsNote module={module} />
      {settings.length === 0 ? (
        <Typography>{translate(`${texts}.none`)}</Typography>
      ) : (
        <>
          <ToggleButtonGroup
            exclusive
            value={isJson}
            onChange={(_event, chosen: boolean | null) => show(chosen ?? isJson)}
            aria-label={translate(`${texts}.shownAs`)}
            sx={{ mb: 2 }}
          >
            <ToggleButton value={false}>{translate(`${texts}.asForm`)}</ToggleButton>
            <ToggleButton value={true}>{translate(`${texts}.asJson`)}</ToggleButton>
          </ToggleButtonGroup>
          {isJson ? <JsonSettings module={module} /> : <SettingsForm module={module} settings={settings} />}
        </>
      )}
    </Box>
  );
}

/** All settings but the secrets, as JSON; what the form would refuse is named. */
function JsonSettings({ module }: { module: Module }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const language = useTextLanguages()[0]?.value;
  return (
    <FormJsonField
      source="settings"
      rows={16}
      validate={(value) =>
        isValues(value)
          ? jsonErrors(value, module, { translate, locale, language })
          : 'areas.website-modules.errors.object'
      }
      help={translate(`${texts}.jsonHelp`)}
    />
  );
}
