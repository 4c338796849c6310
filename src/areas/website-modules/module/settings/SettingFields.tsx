import type { ReactNode } from 'react';
import type { Json } from '../../checks/schema/json';
import { formName } from './formNames';
import { SettingFrame } from './SettingFrame';
import { SettingInput } from './SettingInput';
import { useHiddenSetting } from './settingFilter';
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
    return (
      <Hideable key={setting.name} source={source}>
        {setting.kind === 'group' ? (
          input()
        ) : (
          <SettingFrame {...{ setting, source, isStored }}>{input}</SettingFrame>
        )}
      </Hideable>
    );
  });
}

/** Hides a field while a search does. */
function Hideable({ source, children }: { source: string; children: ReactNode }) {
  return <div hidden={useHiddenSetting(source)}>{children}</div>;
}

const storedIn = (stored: Json | undefined, name: string): unknown =>
  stored !== undefined && Object.hasOwn(stored, name) ? stored[name] : undefined;
