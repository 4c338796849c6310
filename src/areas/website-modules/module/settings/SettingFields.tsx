import type { Json } from '../../checks/schema/json';
import { formName } from './formNames';
import { SettingFrame } from './SettingFrame';
import { SettingInput } from './SettingInput';
import type { SettingFieldsProps } from './useSettings';

/** The fields of settings at one place: of the module, of a group or of an entry. */
export function SettingFields({ module, settings, place }: SettingFieldsProps) {
  const { source: above, stored } = place;
  return settings.map((setting) => {
    const name = formName(setting.name);
    const source = above === '' ? name : `${above}.${name}`;
    const isStored = stored === undefined || Object.hasOwn(stored, setting.name);
    const input = (hint?: string) => (
      <SettingInput
        {...{ module, setting, source, hint }}
        stored={storedIn(stored, setting.name)}
        Fields={SettingFields}
      />
    );
    return setting.kind === 'group' ? (
      <div key={setting.name}>{input()}</div>
    ) : (
      <SettingFrame key={setting.name} {...{ setting, source, isStored }}>
        {input}
      </SettingFrame>
    );
  });
}

const storedIn = (stored: Json | undefined, name: string): unknown =>
  stored !== undefined && Object.hasOwn(stored, name) ? stored[name] : undefined;
