import type { ComponentType } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { FormCheckbox } from '@/records/inputs/FormCheckbox';
import { FormCheckboxGroup } from '@/records/inputs/FormCheckboxGroup';
import { FormDateField } from '@/records/inputs/FormDateField';
import { FormDateTimeField } from '@/records/inputs/FormDateTimeField';
import { FormLocalizedField } from '@/records/inputs/FormLocalizedField';
import { FormNumberField } from '@/records/inputs/FormNumberField';
import { FormTextField } from '@/records/inputs/FormTextField';
import { FormTimeField } from '@/records/inputs/FormTimeField';
import { valueError } from '../../checks/settingRule';
import type { Module } from '../../moduleSchema';
import { ChoiceSetting } from './ChoiceSetting';
import { EntriesSetting } from './EntriesSetting';
import { GroupSetting } from './GroupSetting';
import { JsonSetting } from './JsonSetting';
import { ListSetting } from './ListSetting';
import type { Setting } from './readSettings';
import { SecretField } from './SecretField';
import { settingReason } from './settingReason';
import { ColorSetting, ImageSetting } from './TextSettings';
import type { SettingFieldsProps } from './useSettings';

interface SettingInputProps {
  module: Module;
  setting: Setting;
  /** `settings.teaserLength` */
  source: string;
  stored: unknown;
  /** Said after the description. */
  hint: string | undefined;
  /** Shows settings within this one. */
  Fields: ComponentType<SettingFieldsProps>;
}

/** The input for a setting of any kind. */
export function SettingInput(props: SettingInputProps) {
  const { module, setting, source, stored, hint, Fields } = props;
  const { kind, title: label, description, required, preset, options, item } = setting;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const help = [description, hint].filter(Boolean).join(' ') || undefined;
  const shared = { source, label, required, help };
  /** What the schema says against a value, with its limits; the server decides. */
  const validate = (value: unknown) => {
    const isNone = value === undefined || value === null || value === '';
    const code = isNone ? undefined : valueError(setting, value);
    return code === undefined ? undefined : settingReason(code, setting, translate, locale);
  };
  switch (kind) {
    case 'integer':
    case 'number':
      return <FormNumberField {...shared} integer={kind === 'integer'} validate={validate} />;
    case 'boolean':
      return <FormCheckbox source={source} label={label} help={help} />;
    case 'choice':
      return (
        <ChoiceSetting
          {...shared}
          options={options}
          // Without a value its default holds, so that there is always one.
          emptyLabel={required || preset !== undefined ? undefined : translate('records.inputs.none')}
        />
      );
    case 'choices':
      return (
        <FormCheckboxGroup
          {...shared}
          numeric={typeof options[0]?.value === 'number'}
          options={options.map(({ value, label: name }) => ({
            value: String(value),
            label: name || String(value),
          }))}
        />
      );
    case 'date':
      return <FormDateField {...shared} />;
    case 'time':
      return <FormTimeField {...shared} />;
    case 'moment':
      return <FormDateTimeField {...shared} />;
    case 'localized':
      return <FormLocalizedField {...shared} validate={(text) => validate({ text })} />;
    case 'secret':
      return <SecretField setting={setting} source={source} module={module} />;
    case 'list':
      return <ListSetting {...shared} validate={validate} isNumeric={item?.schema.type !== 'string'} />;
    case 'entries':
      return item === undefined ? null : <EntriesSetting {...shared} {...{ module, item, Fields }} />;
    case 'group':
      return <GroupSetting {...{ module, setting, source, stored, Fields }} />;
    case 'json':
      return <JsonSetting {...shared} help={description} hint={hint} rule={setting} />;
    case 'color':
      return <ColorSetting {...shared} validate={validate} />;
    case 'image':
      return <ImageSetting {...shared} type="url" validate={validate} />;
    default:
      return (
        <FormTextField
          {...shared}
          type={kind === 'url' || kind === 'email' ? kind : 'text'}
          multiline={kind === 'multiline'}
          validate={validate}
        />
      );
  }
}
