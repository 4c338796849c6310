import { idsOf } from '../references/defineReference';
import { ChoiceChips } from './ChoiceValues';
import type { ShowValue } from './showBy';

/**
 * Shows one or several choices as chips.
 * @param texts the prefix of their texts: `<texts>.<value>`; a value without one is shown as it is
 */
export function asChoice(texts: string): ShowValue {
  return (value) => {
    const values = idsOf(value);
    return values.length === 0 ? null : <ChoiceChips {...{ values, texts }} />;
  };
}
