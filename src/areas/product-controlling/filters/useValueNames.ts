import { unknownYet } from '@/records/inputs/recordOptions';
import { useFigureNames } from '../figures/useFigureNames';
import type { FigureQuery } from '../query/figureQuery';
import { useValues } from './useValues';

/** Dimensions whose values are named by the server. */
const namedByServer = new Set(['title', 'institution']);

/** The names of values of a dimension; '…' until they have loaded. */
export function useValueNames(dimension: string, keys: readonly string[], query: FigureQuery): string[] {
  const names = useFigureNames();
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
