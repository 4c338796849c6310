import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { formatDay } from '@/records/period/formatSpan';
import { useSpanText } from '@/records/period/useSpanText';
import { dateForms, dateTimeFormat } from '@/ui/formats';
import type { Answer, Counted } from '../figures/figureSchema';
import { useAreaPath } from '../figures/useAreaPath';
import { useComparedSpan } from '../figures/useComparedSpan';
import { useDaysText } from '../figures/useDaysText';
import { useFigureNames } from '../figures/useFigureNames';
import { valuesQuery } from '../filters/useValues';
import { partsOfKey } from '../query/address';
import { currencyOf, type FigureQuery } from '../query/figureQuery';

const texts = 'areas.product-controlling';

/** The lines above an exported table: query, compared and missing days, time zone, freshness and definitions. */
export function useFileHead(query: FigureQuery, timeZone: string) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const names = useFigureNames();
  const comparedSpan = useComparedSpan();
  const daysText = useDaysText();
  const spanText = useSpanText();
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
      names.value(dimension, each, values.find((candidate) => candidate.key === each)?.label),
    );
    return names.condition(dimension, operator, valueNames);
  }

  return async (counted: Counted, { asOf, completeUntil }: Answer): Promise<string[][]> => {
    const { period, totals } = counted;
    const compared = comparedSpan(counted);
    const line = (name: string, value: string) => [translate(`${texts}.export.head.${name}`), value];
    const conditions = await Promise.all(Object.entries(query.filter).map(condition));
    const moment = dateTimeFormat(locale, { ...dateForms.moment, timeZone });
    return [
      [translate(`${texts}.caption`)],
      line('period', spanText(period, query.period)),
      ...(compared === undefined ? [] : [line('compared', compared), line('days', daysText(counted))]),
      ...conditions.map((text) => line('filter', text)),
      ...Object.values(currencyOf(query)).map((code) => line('currency', code)),
      line('zone', timeZone),
      line('asOf', moment.format(new Date(asOf))),
      [
        ...line('completeUntil', formatDay(completeUntil, locale)),
        ...(period.to > completeUntil ? [translate(`${texts}.export.later`)] : []),
      ],
      ...query.metrics.flatMap((metric) => {
        const missing = totals[metric]?.missing;
        return [
          [names.metric(metric), names.definition(metric)],
          ...(missing === undefined
            ? []
            : [[names.metric(metric), translate(`${texts}.page.missing`, { smart_count: missing })]]),
        ];
      }),
    ];
  };
}
