import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTextLanguages } from '@/people/languages';
import { FormJsonField } from '@/records/inputs/FormJsonField';
import { hasUnreadable } from '@/records/inputs/typedJson';
import { declaredNames } from '../checks/schema/declaredNames';
import { isJson } from '../checks/schema/json';
import { normalized } from '../checks/schema/normalized';
import type { Module } from '../moduleSchema';
import { RuleSettingsNote } from './groups/RuleSettingsNote';
import { fromForm, toForm } from './settings/formNames';
import { hasHidden, jsonErrors } from './settings/jsonErrors';
import { SettingNames } from './settings/SettingNames';
import { SettingsForm } from './settings/SettingsForm';
import { withoutUnset } from './settings/withoutUnset';

const texts = 'areas.website-modules.edit.settings';

/** A module's settings, as a form or as JSON. */
export function SettingsPart({ module }: { module: Module }) {
  const translate = useTranslate();
  const { getValues, setValue, trigger } = useFormContext();
  const [isShownAsJson, setJson] = useState(false);
  const isEmpty = declaredCount(module) === 0;
  const isBroken = module.state === 'broken';
  /** What the form cannot show has to be corrected first: JSON that is no object, and names that are no settings. */
  const show = (asJson: boolean) => {
    const typed: unknown = fromForm(getValues('settings'));
    const isReadable = isJson(typed) && !hasUnreadable(typed);
    if (asJson && isReadable) {
      if (!isShownAsJson) setValue('settings', toForm(withoutUnset(typed, module.settings)));
      return setJson(true);
    }
    if (isReadable && !hasHidden(typed, module)) return setJson(false);
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
      {isEmpty ? (
        <Typography>{translate(`${texts}.none`)}</Typography>
      ) : (
        <>
          <ToggleButtonGroup
            exclusive
            value={isShownAsJson}
            onChange={(_event, chosen: boolean | null) => show(chosen ?? isShownAsJson)}
            aria-label={translate(`${texts}.shownAs`)}
            sx={{ mb: 2 }}
          >
            <ToggleButton value={false}>{translate(`${texts}.asForm`)}</ToggleButton>
            <ToggleButton value={true}>{translate(`${texts}.asJson`)}</ToggleButton>
          </ToggleButtonGroup>
          {isShownAsJson ? <JsonSettings module={module} /> : <SettingsForm module={module} />}
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
    <>
      <SettingNames schema={module.settingsSchema} values={module.settings} />
      <FormJsonField
        source="settings"
        shape={names}
        rows={16}
        validate={(value) =>
          isJson(value)
            ? jsonErrors(value, module, { translate, locale, language })
            : 'areas.website-modules.errors.object'
        }
        help={translate(`${texts}.jsonHelp`)}
      />
    </>
  );
}

/** JSON has the names of the schema, the form those of its fields. */
const names = { read: fromForm, write: toForm };

const declaredCount = ({ settingsSchema, settings }: Module) =>
  declaredNames(normalized(settingsSchema), normalized(settingsSchema)).size + Object.keys(settings).length;
