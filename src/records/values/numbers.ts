import { NumberValue } from './NumberValue';
import { showBy } from './showBy';

/** Shows a number in the language's format. */
export const asNumber = showBy(NumberValue);
