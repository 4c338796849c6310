import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTextLanguages } from '@/people/languages';
import { FormJsonField } from '@/records/inputs/FormJsonField';
import { hasUnreadable } from '@/records/inputs/typedJson';
import { isJson } from '../../checks/schema/json';
import type { Module } from '../../moduleSchema';
import { fromForm, toForm } from './formNames';
import { hasHidden, jsonErrors } from './jsonErrors';
import { SettingNames } from './SettingNames';
import { SettingsForm } from './SettingsForm';
import { withoutUnset } from './withoutUnset';

const texts = 'areas.website-modules.edit.settings';

/** A module's settings for everyone, as a form or as JSON. */
export function AllSettings({ module }: { module: Module }) {
  const translate = useTranslate();
  const { getValues, setValue, trigger } = useFormContext();
  const [isShownAsJson, setJson] = useState(false);
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
