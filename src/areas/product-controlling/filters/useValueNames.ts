import { unknownYet } from '@/records/inputs/recordOptions';
import { useFigureTexts } from '../figures/useFigureTexts';
import type { FigureQuery } from '../query/figureQuery';
import { useValues } from './useValues';

/** The server names titles and institutions; of all others the key says enough. */
const namedByServer = new Set(['title', 'institution']);

/** What values of a dimension are called; '…' until it is known. */
export function useValueNames(dimension: string, keys: readonly string[], query: FigureQuery): string[] {
  const names = useFigureTexts();
  const { data, isLoading, isPlaceholderData } = useValues({
    dimension,
    query,
    keys,
    enabled: keys.length > 0 && namedByServer.has(dimension),
  });
  const nameless = isLoading || isPlaceholderData ? unknownYet : undefined;
  return keys.map((key) =>
    names.value(dimension, key, data?.values.find((value) => value.key === key)?.label ?? nameless),
  );
}
