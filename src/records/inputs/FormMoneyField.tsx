import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import { useLocaleState } from 'react-admin';
import { useController } from 'react-hook-form';
import { type AmountForm, currencySign, formatAmount, storedAmount } from '../values/money';
import { readDecimal } from './readDecimal';
import { TypedField } from './TypedField';
import { type FormFieldProps, useCaption, useDescription, useFormField, useSource } from './useFormField';
import { useSharedCurrency } from './useSharedCurrency';

interface FormMoneyFieldProps extends FormFieldProps {
  /** The field with the currency, ISO 4217; several amounts of a record may share it. */
  currency: string;
  /** The currencies to choose from, the usual one first. Without them the currency is shown only. */
  currencies?: readonly string[];
  /** How the record holds the amount: as a number, as decimal text, or in minor units, such as cents. */
  form?: AmountForm;
  /** In the form of the amount: 100 is €1.00 in minor units. */
  min?: number;
  max?: number;
}

/**
 * An amount of money in a form with its currency, which is another field of the record; an empty amount is null. Comma
 * and point both start the decimals, as many as the currency has. A first amount brings the first currency with it.
 */
export function FormMoneyField({ currency, currencies, form = 'number', ...props }: FormMoneyFieldProps) {
  const { min, max, ...shared } = props;
  const [locale] = useLocaleState();
  const { field: unit } = useController({ name: useSource(currency) });
  const chosen: unknown = unit.value || currencies?.[0];
  const show = (value: unknown) => formatAmount(value, chosen, locale, form);
  const limitText = (value: number | undefined) => value !== undefined && show(value);
  const { input } = useFormField(shared, {
    empty: null,
    messageArgs: {
      example: show(storedAmount('12.5', chosen, form) ?? 12),
      min: limitText(min),
      max: limitText(max),
    },
    validate: (value) => {
      if (value === null || value === undefined || value === '') return undefined;
      const decimal = readDecimal(show(value), locale);
      if (decimal === undefined || storedAmount(decimal, chosen, form) === undefined)
        return 'records.inputs.money';
      if (min !== undefined && Number(value) < min) return 'records.inputs.tooSmall';
      return max !== undefined && Number(value) > max ? 'records.inputs.tooLarge' : undefined;
    },
    format: (value) => show(value) || null,
  });
  const adaptAll = useSharedCurrency(unit.name, (next) => {
    // Cents of EUR are no JPY: what was typed stays.
    const decimal = readDecimal(show(input.value), locale);
    if (decimal === undefined) return;
    const needed = decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
    input.onChange(storedAmount(needed, next, form) ?? decimal);
  });
  return (
    <TypedField
      {...input}
      onChange={(value) => {
        input.onChange(value);
        if (value !== null && !unit.value && currencies) unit.onChange(currencies[0]);
      }}
      show={show}
      parse={(text) => {
        const decimal = readDecimal(text, locale);
        return decimal === undefined ? undefined : storedAmount(decimal, chosen, form);
      }}
      inputMode="decimal"
      endAdornment={
        <InputAdornment position="end">
          {currencies ? (
            <CurrencySelect
              {...{ currency, currencies }}
              value={String(chosen ?? '')}
              disabled={input.disabled}
              onChange={(next) => {
                adaptAll(next);
                unit.onChange(next);
              }}
            />
          ) : (
            currencySign(chosen, locale)
          )}
        </InputAdornment>
      }
    />
  );
}

interface CurrencySelectProps {
  currency: string;
  currencies: readonly string[];
  value: string;
  disabled: boolean | undefined;
  onChange: (currency: string) => void;
}

/** The currency after the amount. A stored one that is no longer offered stays. */
function CurrencySelect({ currency, currencies, value, disabled, onChange }: CurrencySelectProps) {
  const name = useSource(currency);
  const caption = useCaption(name, undefined);
  useDescription(name, caption, undefined);
  const offered = currencies.includes(value) ? currencies : [value, ...currencies];
  return (
    <NativeSelect
      disableUnderline
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{ 'aria-label': caption }}
      sx={{ flexShrink: 0 }}
    >
      {offered.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </NativeSelect>
  );
}
