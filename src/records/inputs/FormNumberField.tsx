import { useLocaleState } from 'react-admin';
import { numberFormat } from '@/ui/formats';
import { isExactNumber } from '../values/exactNumber';
import { readDecimal } from './readDecimal';
import { TypedField } from './TypedField';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormNumberFieldProps extends FormFieldProps {
  /** Whole numbers only. */
  integer?: boolean;
  min?: number;
  max?: number;
  /** Returns what else is wrong with a number, as a text key or a sentence, or undefined. */
  validate?: (value: number) => string | undefined;
}

/**
 * A number in a form, null when empty. The browser's own number field would drop input and change by scrolling. Comma
 * and point both start the decimals. A number with more digits than a number keeps stays as typed and is refused.
 */
export function FormNumberField({ integer, min, max, validate, ...props }: FormNumberFieldProps) {
  const [locale] = useLocaleState();
  const limitText = (value: number | undefined) => value !== undefined && numberText(value, locale);
  const show = (value: unknown) =>
    typeof value === 'number' ? numberText(value, locale) : String(value ?? '');
  const { input } = useFormField(props, {
    empty: null,
    format: (value) => show(value) || null,
    messageArgs: { min: limitText(min), max: limitText(max) },
    validate: (value) => {
      if (value === null || value === undefined || value === '') return undefined;
      if (typeof value !== 'number') {
        const isInexact = readDecimal(String(value), locale) !== undefined;
        return isInexact ? 'records.inputs.inexact' : `records.inputs.${integer ? 'integer' : 'number'}`;
      }
      if (integer && !Number.isInteger(value)) return 'records.inputs.integer';
      if (min !== undefined && value < min) return 'records.inputs.tooSmall';
      return max !== undefined && value > max ? 'records.inputs.tooLarge' : validate?.(value);
    },
  });
  return (
    <TypedField
      {...input}
      show={show}
      parse={(text) => {
        const number = Number(readDecimal(text, locale) ?? Number.NaN);
        return isExactNumber(number) ? number : undefined;
      }}
      inputMode={integer ? 'numeric' : 'decimal'}
    />
  );
}

/** With the language's decimal sign but no thousands separators: a year has none. */
function numberText(value: number, locale: string): string {
  return numberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}
