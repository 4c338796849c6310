import { useTranslate } from 'react-admin';
import { useLanguageOptions } from '@/people/languages';
import { FieldGroup } from '@/records/inputs/FieldGroup';
import { FormCheckbox } from '@/records/inputs/FormCheckbox';
import { FormCheckboxGroup } from '@/records/inputs/FormCheckboxGroup';
import { FormDateField } from '@/records/inputs/FormDateField';
import { FormLocalizedField } from '@/records/inputs/FormLocalizedField';
import { FormNumberField } from '@/records/inputs/FormNumberField';
import { FormSelect } from '@/records/inputs/FormSelect';
import { FormTextField } from '@/records/inputs/FormTextField';
import { useDescription } from '@/records/inputs/useFormField';
import { textFormats } from '../../checks/textFormats';
import type { Setting } from './readSettings';
import { SecretField } from './SecretField';
import { SettingFrame } from './SettingFrame';
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
  /** `settings.teaserLength`, or within a group `settings.cache.minutes`. */
  source: string;
  /** Whether the secret has a value. */
  isSet?: boolean;
}

/** The input for a setting of any kind. */
export function SettingInput({ setting, source, isSet = false }: SettingInputProps) {
  const { kind, title: label, description, required, options, maxLength, min, max } = setting;
  const translate = useTranslate();
  const shared = { source, label, required, help: description || undefined };
  switch (kind) {
    case 'integer':
    case 'number':
      return <FormNumberField {...shared} integer={kind === 'integer'} min={min} max={max} />;
    case 'boolean':
      return <FormCheckbox source={source} label={label} help={shared.help} />;
    case 'choice':
      return (
        <FormSelect
          {...shared}
          options={options}
          emptyLabel={required ? undefined : translate('records.inputs.none')}
        />
      );
    case 'choices':
      return <FormCheckboxGroup {...shared} options={options} />;
    case 'date':
      return <FormDateField {...shared} />;
    case 'localized':
      return <LocalizedSetting {...shared} maxLength={maxLength} />;
    case 'secret':
      return <SecretField setting={setting} isSet={isSet} />;
    case 'group':
      return <SettingGroup setting={setting} source={source} />;
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

function LocalizedSetting(props: Omit<Parameters<typeof FormLocalizedField>[0], 'languages'>) {
  const languages = useLanguageOptions();
  return languages.length === 0 ? null : <FormLocalizedField {...props} languages={languages} />;
}

/** A group of settings, which are compared as a whole on a conflict. */
function SettingGroup({ setting: { title, description, settings }, source }: SettingInputProps) {
  useDescription(source, title, (value) => JSON.stringify(value));
  return (
    <FieldGroup label={title} help={description || undefined}>
      {() =>
        settings.map((inner) => (
          <SettingFrame
            key={inner.name}
            setting={inner}
            source={`${source}.${inner.name}`}
            around={settings}
            path={source}
          >
            <SettingInput setting={inner} source={`${source}.${inner.name}`} />
          </SettingFrame>
        ))
      }
    </FieldGroup>
  );
}
