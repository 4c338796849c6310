import { idsOf } from '../references/defineReference';
import { ChoiceChips, type ChoiceColours, YesNo } from './ChoiceValues';
import { type ShowValue, showBy } from './showBy';

/**
 * Shows a choice, or each of several, as a chip.
 * @param texts the key of their texts: `<texts>.<value>`; a value that has none is shown as it is
 */
export function asChoice(texts: string, colours: ChoiceColours = {}): ShowValue {
  return (value) => {
    const values = idsOf(value);
    return values.length === 0 ? null : <ChoiceChips {...{ values, texts, colours }} />;
  };
}

/** Shows true as 'Yes' and false as 'No'. @public */
export const asYesNo = showBy(YesNo);
