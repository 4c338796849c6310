import { useTranslate } from 'react-admin';
import { FormJsonField } from '@/records/inputs/FormJsonField';
import type { FormFieldProps } from '@/records/inputs/useFormField';
import { breaches } from '../../checks/schema/breaches';
import type { SettingRule } from '../../checks/settingRule';

interface JsonSettingProps extends FormFieldProps {
  /** Undefined for a setting that the schema does not have. */
  rule: SettingRule | undefined;
  /** Said last. */
  hint?: string | undefined;
}

const texts = 'areas.website-modules.edit.settings';

/** A setting that no other input fits, as JSON; the places that do not fit the schema are named. */
export function JsonSetting({ rule, hint, ...field }: JsonSettingProps) {
  const translate = useTranslate();
  const validate = (value: unknown) => {
    if (rule === undefined || value === null || value === undefined) return undefined;
    const paths = [...new Set(breaches(rule.schema, value, rule.root).map(({ path }) => path))];
    const inner = paths.filter((path) => path !== '');
    if (paths.length === 0) return undefined;
    return inner.length === 0
      ? translate('areas.website-modules.errors.schema')
      : translate(`${texts}.misfits`, { paths: inner.join(', ') });
  };
  return (
    <FormJsonField
      {...field}
      rows={3}
      validate={validate}
      help={[field.help, translate(`${texts}.typedAsJson`), hint].filter(Boolean).join(' ')}
    />
  );
}
