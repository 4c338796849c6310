import { MoneyValue, NumberValue } from './NumberValues';
import { showBy } from './showBy';

/** Shows a number in the language's format. */
export const asNumber = showBy(NumberValue);

/** Shows an amount with its currency: `{ amount: '12.50', currency: 'EUR' }`. */
export const asMoney = showBy(MoneyValue);
