import { idsOf } from '../references/defineReference';
import { ChoiceLabels } from './ChoiceValues';
import type { ShowValue } from './showBy';

/**
 * Shows one or several choices as labels.
 * @param texts the prefix of their texts: `<texts>.<value>`; a value without one is shown as it is
 */
export function asChoice(texts: string): ShowValue {
  return (value) => {
    const values = idsOf(value);
    return values.length === 0 ? null : <ChoiceLabels {...{ values, texts }} />;
  };
}
