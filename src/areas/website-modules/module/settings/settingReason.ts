import type { useTranslate } from 'react-admin';
import { numberFormat } from '@/ui/formats';
import type { SettingRule } from '../../checks/settingRule';

type Translate = ReturnType<typeof useTranslate>;

/** What is wrong with a setting, as a sentence with the limit. */
export function settingReason(
  code: string,
  rule: SettingRule | undefined,
  translate: Translate,
  locale: string,
): string {
  const { maxLength, kind, item, schema = {} } = rule ?? {};
  const format = (value: unknown) =>
    typeof value === 'number'
      ? numberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value)
      : '';
  const [shared, limits] = ['records.inputs', 'areas.website-modules.edit.settings.limits'];
  const said = item ?? rule;
  switch (code) {
    case 'tooSmall':
      return said?.schema.minimum === undefined && said?.schema.exclusiveMinimum !== undefined
        ? translate(`${limits}.above`, { min: format(said.schema.exclusiveMinimum) })
        : translate(`${shared}.tooSmall`, { min: format(said?.schema.minimum) });
    case 'tooLarge':
      return said?.schema.maximum === undefined && said?.schema.exclusiveMaximum !== undefined
        ? translate(`${limits}.below`, { max: format(said.schema.exclusiveMaximum) })
        : translate(`${shared}.tooLarge`, { max: format(said?.schema.maximum) });
    case 'tooLong':
      return translate(`${shared}.tooLong`, { max: maxLength });
    case 'tooShort':
      return translate(`${limits}.tooShort`, { min: format(said?.schema.minLength) });
    case 'tooFew':
      return translate(`${limits}.tooFew`, { min: format(schema.minItems) });
    case 'tooMany':
      return translate(`${limits}.tooMany`, { max: format(schema.maxItems) });
    case 'step':
      return translate(`${limits}.step`, { step: format(said?.schema.multipleOf) });
    case 'inexact':
      return translate(`${shared}.inexact`);
    case 'number':
      return translate((item?.kind ?? kind) === 'integer' ? `${shared}.integer` : `${shared}.number`);
    default:
      return translate(`areas.website-modules.errors.${code}`);
  }
}
