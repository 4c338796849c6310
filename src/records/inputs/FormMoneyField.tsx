import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useLocaleState, useTranslate } from 'react-admin';
import { currencySign, digitsOf, formatAmount, isMoney, type Money } from '../values/money';
import { asMoney } from '../values/numbers';
import { readDecimal } from './readDecimal';
import { TypedField } from './TypedField';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormMoneyFieldProps extends FormFieldProps {
  /** The available currencies, ISO 4217, the usual one first. A single one is not a choice. */
  currencies: readonly [string, ...string[]];
}

/**
 * An amount of money in a form, stored as `{ amount: '12.50', currency: 'EUR' }`; an empty field is null. Comma and
 * point both start the decimals, as many as the currency has.
 */
export function FormMoneyField({ currencies, ...props }: FormMoneyFieldProps) {
  const [locale] = useLocaleState();
  const { input } = useFormField(props, {
    empty: null,
    messageArgs: { example: formatAmount({ amount: '12.5', currency: currencies[0] }, locale) },
    validate: (value) =>
      value === null || value === undefined || fits(value) ? undefined : 'records.inputs.money',
    format: asMoney,
  });
  const { value, disabled, onChange } = input;
  const { amount = null, currency = currencies[0] } = partsOf(value);
  // A stored currency that is no longer offered stays.
  const offered = currencies.includes(currency) ? currencies : [...currencies, currency];
  const isShown = isMoney(value);
  return (
    <TypedField
      {...input}
      value={amount}
      onChange={(next) => onChange(next === null ? null : { amount: next, currency })}
      show={(next) => (isShown ? formatAmount(value, locale) : String(next ?? ''))}
      parse={(text) => padded(readDecimal(text, locale), currency)}
      inputMode="decimal"
      endAdornment={
        <CurrencyEnd
          {...{ currency, offered, disabled }}
          onChange={(next) =>
            onChange(
              amount === null ? null : { amount: isShown ? padded(amount, next) : amount, currency: next },
            )
          }
        />
      }
    />
  );
}

interface CurrencyEndProps {
  currency: string;
  offered: readonly string[];
  disabled: boolean | undefined;
  onChange: (currency: string) => void;
}

/** The currency after the amount: its symbol, or a select. */
function CurrencyEnd({ currency, offered, disabled, onChange }: CurrencyEndProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (offered.length === 1) {
    return <InputAdornment position="end">{currencySign(currency, locale)}</InputAdornment>;
  }
  return (
    <InputAdornment position="end">
      <Select
        variant="standard"
        disableUnderline
        value={currency}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
        SelectDisplayProps={{ 'aria-label': translate('records.inputs.currency') }}
      >
        {offered.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </Select>
    </InputAdornment>
  );
}

function partsOf(value: unknown): Partial<Money> {
  return typeof value === 'object' && value !== null ? value : {};
}

/** With all decimals of the currency, so that 12.5 equals 12.50. */
function padded(amount: string | undefined, currency: string): string | undefined {
  const [whole = '', fraction = ''] = amount?.split('.') ?? [];
  const digits = digitsOf(currency);
  if (amount === undefined || fraction.length >= digits) return amount;
  return `${whole}.${fraction.padEnd(digits, '0')}`;
}

function fits(value: unknown): boolean {
  if (!isMoney(value) || value.amount.startsWith('-')) return false;
  return (value.amount.split('.')[1] ?? '').length <= digitsOf(value.currency);
}
