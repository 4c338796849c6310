import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { formatDay, formatSpan } from '@/records/period/formatSpan';
import { dateTimeFormat } from '@/ui/formats';
import type { Answer, Counted } from '../figures/figureSchema';
import { useAreaPath } from '../figures/useAreaPath';
import { useFigureNames } from '../figures/useFigureNames';
import { valuesQuery } from '../filters/useValues';
import { partsOfKey } from '../query/address';
import type { FigureQuery } from '../query/figureQuery';

const texts = 'areas.product-controlling';

/** The lines above an exported table: query, time zone, freshness and definitions. */
export function useFileHead(query: FigureQuery, timeZone: string) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const names = useFigureNames();
  const calls = useRecordCalls();
  const client = useQueryClient();
  const resource = `${useAreaPath()}/figures`;

  async function condition([key, value]: [string, readonly string[] | string]): Promise<string> {
    const { dimension = '', operator = 'q' } = partsOfKey(key) ?? {};
    if (typeof value === 'string') return names.condition(dimension, operator, [value]);
    const { values } = await client.fetchQuery(
      valuesQuery(calls, resource, { dimension, query, keys: value }),
    );
    const valueNames = value.map((each) =>
      names.value(dimension, each, values.find((known) => known.key === each)?.label),
    );
    return names.condition(dimension, operator, valueNames);
  }

  return async ({ period, comparePeriod }: Counted, { asOf, completeUntil }: Answer): Promise<string[][]> => {
    const line = (name: string, value: string) => [translate(`${texts}.export.head.${name}`), value];
    const conditions = await Promise.all(Object.entries(query.filter).map(condition));
    const moment = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    return [
      [translate(`${texts}.caption`)],
      line('period', formatSpan(period, locale)),
      ...(comparePeriod ? [line('compared', formatSpan(comparePeriod, locale))] : []),
      ...conditions.map((text) => line('filter', text)),
      line('zone', timeZone),
      line('asOf', moment.format(new Date(asOf))),
      line('completeUntil', formatDay(completeUntil, locale)),
      ...query.metrics.map((metric) => [names.metric(metric), names.definition(metric)]),
    ];
  };
}
