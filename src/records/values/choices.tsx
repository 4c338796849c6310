import { idsOf } from '../references/defineReference';
import { ChoiceChips, type ChoiceColours, YesNo } from './ChoiceValues';
import { type ShowValue, showBy } from './showBy';

/**
 * Shows one or several choices as chips.
 * @param texts the prefix of their texts: `<texts>.<value>`; a value without one is shown as it is
 */
export function asChoice(texts: string, colours: ChoiceColours = {}): ShowValue {
  return (value) => {
    const values = idsOf(value);
    return values.length === 0 ? null : <ChoiceChips {...{ values, texts, colours }} />;
  };
}

/** Shows true as 'Yes' and false as 'No'. @public */
export const asYesNo = showBy(YesNo);
