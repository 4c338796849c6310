import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { TextLanguageTabs } from '@/people/TextLanguageTabs';
import { declaredNames } from '../../checks/schema/declaredNames';
import { rulesWithin, wholeOf } from '../../checks/settingRules';
import type { Module } from '../../moduleSchema';
import { formName } from './formNames';
import { JsonSetting } from './JsonSetting';
import { describedSettings, type Setting } from './readSettings';
import { SettingFields } from './SettingFields';
import { useSettings } from './useSettings';

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
      <InLanguages settings={settings}>
        <SettingFields module={module} settings={settings} place={place} />
      </InLanguages>
      {others.length > 0 ? (
        <>
          <Typography sx={{ mt: 2, mb: 1, color: 'text.secondary' }}>
            {translate('areas.website-modules.edit.settings.others')}
          </Typography>
          {others.map((name) => (
            <JsonSetting key={name} rule={undefined} source={`settings.${formName(name)}`} label={name} />
          ))}
        </>
      ) : null}
    </>
  );
}

/** Settings below the tabs of their languages, if a setting has texts in several. */
function InLanguages({ settings, children }: { settings: readonly Setting[]; children: ReactNode }) {
  const sources = localizedIn(settings, 'settings');
  if (sources.length === 0) return children;
  return <TextLanguageTabs sources={sources}>{children}</TextLanguageTabs>;
}

/** The fields of the texts in several languages; of those in entries the list, whose languages nobody counts. */
function localizedIn(settings: readonly Setting[], above: string): string[] {
  return settings.flatMap((setting) => {
    const { kind, name, item } = setting;
    const source = `${above}.${formName(name)}`;
    if (kind === 'localized') return [source];
    const within = kind === 'group' ? setting : kind === 'entries' ? item : undefined;
    if (within === undefined) return [];
    const inner = localizedIn(describedSettings(rulesWithin(within, {})), source);
    return kind === 'group' ? inner : inner.length > 0 ? [`${source}.none`] : [];
  });
}
