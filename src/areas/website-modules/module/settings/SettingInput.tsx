import { useTranslate } from 'react-admin';
import { FormCheckbox } from '@/records/inputs/FormCheckbox';
import { FormCheckboxGroup } from '@/records/inputs/FormCheckboxGroup';
import { FormDateField } from '@/records/inputs/FormDateField';
import { FormLocalizedField } from '@/records/inputs/FormLocalizedField';
import { FormNumberField } from '@/records/inputs/FormNumberField';
import { FormSelect } from '@/records/inputs/FormSelect';
import { FormTextField } from '@/records/inputs/FormTextField';
import { textFormats } from '../../checks/textFormats';
import type { Setting } from './readSettings';
import { SecretField } from './SecretField';
import { ColorSetting, ImageSetting, ListSetting } from './TextSettings';

const errors = 'areas.website-modules.errors';

/** A rough check; the server decides. */
const validators = Object.fromEntries(
  Object.entries(textFormats).map(([kind, hasFormat]) => [
    kind,
    (text: string) => (text === '' || hasFormat(text) ? undefined : `${errors}.format_${kind}`),
  ]),
);

interface SettingInputProps {
  setting: Setting;
  /** `settings.teaserLength` */
  source: string;
  /** Whether the secret has a value. */
  isSet: boolean;
  /** Said after the description. */
  hint: string | undefined;
}

/** The input for a setting of any kind. */
export function SettingInput({ setting, source, isSet, hint }: SettingInputProps) {
  const { kind, title: label, description, required, preset, options, maxLength, min, max } = setting;
  const translate = useTranslate();
  const help = [description, hint].filter(Boolean).join(' ') || undefined;
  const shared = { source, label, required, help };
  switch (kind) {
    case 'integer':
    case 'number':
      return <FormNumberField {...shared} integer={kind === 'integer'} min={min} max={max} />;
    case 'boolean':
      return <FormCheckbox source={source} label={label} help={help} />;
    case 'choice':
      return (
        <FormSelect
          {...shared}
          options={options}
          // Without a value its default holds, so that there is always one.
          emptyLabel={required || preset !== undefined ? undefined : translate('records.inputs.none')}
        />
      );
    case 'choices':
      return <FormCheckboxGroup {...shared} options={options} />;
    case 'date':
      return <FormDateField {...shared} />;
    case 'localized':
      return <FormLocalizedField {...shared} maxLength={maxLength} />;
    case 'secret':
      return <SecretField setting={setting} isSet={isSet} />;
    case 'list':
      return <ListSetting {...shared} maxLength={maxLength} />;
    case 'color':
      return <ColorSetting {...shared} validate={validators.color} />;
    case 'image':
      return <ImageSetting {...shared} type="url" validate={validators.image} />;
    default:
      return (
        <FormTextField
          {...shared}
          type={kind === 'url' || kind === 'email' ? kind : 'text'}
          multiline={kind === 'multiline'}
          maxLength={maxLength}
          validate={validators[kind]}
        />
      );
  }
}
