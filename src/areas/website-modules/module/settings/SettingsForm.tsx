import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { declaredNames } from '../../checks/schema/declaredNames';
import { wholeOf } from '../../checks/settingRules';
import type { Module } from '../../moduleSchema';
import { formName } from './formNames';
import { InLanguages } from './InLanguages';
import { JsonSetting } from './JsonSetting';
import { SettingFields } from './SettingFields';
import { SettingSearch } from './SettingSearch';
import { useSettings } from './useSettings';

const sourceOf = (name: string) => `settings.${formName(name)}`;

/** A module's settings as a form, followed by those that its schema does not have, as JSON. A broken module shows all errors at once. */
export function SettingsForm({ module }: { module: Module }) {
  const translate = useTranslate();
  const { trigger } = useFormContext();
  const isBroken = module.state === 'broken';
  useEffect(() => {
    if (isBroken) void trigger();
  }, [isBroken, trigger]);
  const whole = wholeOf(module.settingsSchema);
  const place = { source: 'settings', stored: module.settings };
  const settings = useSettings(whole, place);
  const declared = declaredNames(whole.schema, whole.root);
  // An older release may have left settings that the schema does not have.
  const others = Object.keys(module.settings).filter((name) => !declared.has(name));
  return (
    <>
      <InLanguages settings={settings} sourceOf={sourceOf}>
        <SettingSearch settings={settings} source="settings">
          <SettingFields module={module} settings={settings} place={place} />
        </SettingSearch>
      </InLanguages>
      {others.length > 0 ? (
        <>
          <Typography sx={{ mt: 2, mb: 1, color: 'text.secondary' }}>
            {translate('areas.website-modules.edit.settings.others')}
          </Typography>
          {others.map((name) => (
            <JsonSetting key={name} rule={undefined} source={sourceOf(name)} label={name} />
          ))}
        </>
      ) : null}
    </>
  );
}
