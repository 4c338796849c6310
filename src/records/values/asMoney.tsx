import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { cellValue } from '../columns/columns';
import { MoneyValue } from './MoneyValue';
import type { AmountForm } from './money';
import { isNothing } from './showBy';

/**
 * The `render` of a column with money: an amount with the currency of the same record; nothing without an amount.
 * @param amount the field with the amount; a dot reaches into an object
 * @param currency the field with its currency, ISO 4217
 * @param form how the record holds the amount
 */
export function asMoney(amount: string, currency: string, form: AmountForm = 'number') {
  return (record: RaRecord): ReactNode => {
    const value = cellValue(record, amount);
    if (isNothing(value)) return null;
    return <MoneyValue amount={value} currency={cellValue(record, currency)} form={form} />;
  };
}
