import { useDescription } from '@/records/inputs/useFormField';
import { isJson, type Json } from '../../checks/schema/json';
import { rulesWithin } from '../../checks/settingRules';
import { eachLanguage, useSettingWords } from '../useSettingLines';
import { formName } from './formNames';
import { describedSettings, readSettings, type Setting } from './readSettings';

/** Names a module's settings for the comparison of two versions while they are shown as JSON. */
export function SettingNames({ schema, values }: { schema: unknown; values: Json }) {
  return <Names settings={readSettings(schema, values)} values={values} above="settings" />;
}

function Names({ settings, values, above }: { settings: readonly Setting[]; values: Json; above: string }) {
  return settings.map((setting) => (
    <Name
      key={setting.name}
      setting={setting}
      value={values[setting.name]}
      source={`${above}.${formName(setting.name)}`}
    />
  ));
}

function Name({ setting, value, source }: { setting: Setting; value: unknown; source: string }) {
  const inWords = useSettingWords();
  useDescription(source, setting.title, (each) => inWords(setting, each, eachLanguage) || null);
  if (setting.kind !== 'group') return null;
  const values = isJson(value) ? value : {};
  return <Names settings={describedSettings(rulesWithin(setting, values))} values={values} above={source} />;
}
