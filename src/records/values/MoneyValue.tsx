import { useLocaleState } from 'react-admin';
import { type AmountForm, formatMoney } from './money';
import { Numeral } from './NumberValue';

interface MoneyValueProps {
  amount: unknown;
  currency: unknown;
  form: AmountForm;
}

/** An amount with its currency, in the language's format. */
export function MoneyValue({ amount, currency, form }: MoneyValueProps) {
  const [locale] = useLocaleState();
  return <Numeral>{formatMoney(amount, currency, locale, form)}</Numeral>;
}
