import type { Field } from './field.ts';
import { means } from './meanings.ts';
import { kebabOf } from './words.ts';

/** The form offers these where the description names none, the usual one first. */
const usualCurrencies = ['EUR', 'USD', 'GBP', 'CHF'];

const isCurrency = ({ source, kind }: Field) =>
  means(source, 'currency') && (kind === 'text' || kind === 'choice');
/** A text must be called an amount; of a number it is enough that one is part of the name: `unitPriceElectronic`. */
const isAmount = ({ source, kind }: Field) =>
  kind === 'number' || kind === 'integer'
    ? means(source, 'amount') || means(source, 'partlyAmount')
    : kind === 'text' && means(source, 'amount');
const isInMinorUnits = ({ source, kind, help = '' }: Field) =>
  kind === 'integer' && /\b(cents?|minor)\b/i.test(`${kebabOf(source)} ${help}`);

/** `amount_currency` is the one of `amount_cents`, `currency` that of all others; beside a second currency only of `amount`, not of `foreign_amount`. */
function currencyOf(amount: Field, currencies: readonly Field[]): Field | undefined {
  const prefixOf = ({ source }: Field) => kebabOf(source).replace(/-?currency(-code)?$/, '');
  const name = kebabOf(amount.source);
  const own = currencies.find((each) => prefixOf(each) !== '' && name.startsWith(`${prefixOf(each)}-`));
  const isPlain = currencies.length === 1 || means(name.split('-')[0] ?? '', 'amount');
  return own ?? currencies.find((each) => isPlain && prefixOf(each) === '');
}

/** The fields, amounts with a currency beside them as money; those within objects too. */
export function withMoney(fields: readonly Field[]): Field[] {
  const currencies = fields.filter(isCurrency);
  return fields.map((field) => {
    if (field.fields) return { ...field, fields: withMoney(field.fields) };
    const currency = isAmount(field) ? currencyOf(field, currencies) : undefined;
    if (currency === undefined) return field;
    const form = field.kind === 'text' ? 'text' : isInMinorUnits(field) ? 'minor' : 'number';
    return { ...field, kind: 'money', maxLength: undefined, money: { currency: currency.source, form } };
  });
}

/** The values of a currency, the usual one first. */
export const currenciesOf = ({ choices, example }: Field): string[] => {
  const values = choices?.map(({ value }) => value) ?? usualCurrencies;
  const usual = values.find((value) => value === example) ?? values.find((value) => value === 'EUR');
  return usual === undefined ? values : [usual, ...values.filter((value) => value !== usual)];
};

/** Currencies for the fixtures: usual ones, as far as the field takes them. */
export function seededCurrencies(field: Field): string[] {
  const values = currenciesOf(field);
  const common = usualCurrencies.filter((value) => values.includes(value));
  return common.length > 0 ? common : values.slice(0, usualCurrencies.length);
}

/** The fields of a form in their order; each currency beside the first of its amounts, where it is chosen. */
export function withCurrencies(chosen: readonly Field[], all: readonly Field[]): Field[] {
  const currencies = new Map<string, string>();
  for (const { source, money, readOnly } of chosen) {
    if (money && !readOnly && !currencies.has(money.currency)) currencies.set(money.currency, source);
  }
  return chosen
    .filter(({ source }) => !currencies.has(source))
    .flatMap((field) => {
      const currency = all.find(({ source }) => currencies.get(source) === field.source);
      if (currency === undefined || currency.readOnly) return field;
      const [usual] = currenciesOf(currency);
      const initial = currency.required ? usual : currency.initial;
      const note = currency.choices ? currency.note : `the form offers ${usualCurrencies.join(', ')}`;
      const values = currenciesOf(currency);
      const choices = currency.choices?.toSorted((a, b) => values.indexOf(a.value) - values.indexOf(b.value));
      return [field, { ...currency, choices, chosenAt: field.source, initial, note }];
    });
}
