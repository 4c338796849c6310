import type { ComponentType } from 'react';
import { FormListField } from '@/records/inputs/FormListField';
import type { FormFieldProps } from '@/records/inputs/useFormField';
import { withDefaultsWithin } from '../../checks/settingDefaults';
import type { SettingRule } from '../../checks/settingRule';
import type { Module } from '../../moduleSchema';
import { eachLanguage, useSettingWords } from '../useSettingLines';
import { type SettingFieldsProps, useSettings } from './useSettings';

interface EntriesSettingProps extends FormFieldProps {
  module: Module;
  /** What an entry is. */
  item: SettingRule;
  Fields: ComponentType<SettingFieldsProps>;
}

/** A list of entries with settings of their own, in an order. */
export function EntriesSetting({ module, item, Fields, ...field }: EntriesSettingProps) {
  const inWords = useSettingWords();
  return (
    <FormListField
      {...field}
      defaults={withDefaultsWithin(item, {})}
      nameOf={(entry) => inWords(item, entry, eachLanguage)}
    >
      <EntryFields module={module} item={item} Fields={Fields} />
    </FormListField>
  );
}

function EntryFields({ module, item, Fields }: Omit<EntriesSettingProps, keyof FormFieldProps>) {
  const place = { source: '', stored: undefined };
  const settings = useSettings(item, place);
  return <Fields module={module} settings={settings} place={place} />;
}
