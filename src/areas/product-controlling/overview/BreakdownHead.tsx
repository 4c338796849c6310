import { useLocaleState, useTranslate } from 'react-admin';
import { formatSpan } from '@/records/period/formatSpan';
import type { Counted } from '../figures/figureSchema';
import { useFigureNames } from '../figures/useFigureNames';
import { isRanked } from '../query/figureQuery';
import type { FigureQueryState } from '../query/useFigureQuery';
import { type FigureColumn, isApart } from './figureColumns';
import { SortCaption } from './SortCaption';

const texts = 'areas.product-controlling.breakdown';

interface BreakdownHeadProps {
  state: FigureQueryState;
  /** The dimensions of the rows, one or two. */
  dimensions: readonly string[];
  counted: Counted;
  /** The columns of each figure. */
  columns: readonly FigureColumn[];
}

/** The header of the table, which sorts the rows. */
export function BreakdownHead({ state, dimensions, counted, columns }: BreakdownHeadProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const names = useFigureNames();
  const { metrics } = state.query;
  const { comparePeriod } = counted;
  const { current, previous } = counted.days;
  const [first = '', and] = dimensions;
  const isNarrow = columns.includes('both');
  const isCompared = previous !== undefined && current > 0;
  const captions = {
    comparable: translate(`${texts}.complete`, { smart_count: current }),
    share: translate(`${texts}.share`),
    previous: (
      <>
        {translate(`${texts}.before`)}{' '}
        {comparePeriod ? <span className="second">{formatSpan(comparePeriod, locale)}</span> : null}
      </>
    ),
    difference: translate(`${texts}.difference`),
    both: isApart(counted)
      ? translate(`${texts}.differenceOf`, { smart_count: current })
      : translate(`${texts}.difference`),
  };
  return (
    <thead>
      <tr>
        <SortCaption
          state={state}
          field="label"
          caption={names.dimension(first)}
          {...(isNarrow && { columns: dimensions.length, second: and && names.dimension(and) })}
        />
        {and === undefined || isNarrow ? null : <th scope="col">{names.dimension(and)}</th>}
        {metrics.flatMap((metric) =>
          columns.map((column) =>
            (column === 'value' || column === 'both') && isRanked(state.query, metric) ? (
              <SortCaption
                key={metric}
                state={state}
                field={metric}
                caption={names.metric(metric)}
                second={column === 'both' && isCompared ? captions.both : undefined}
                sortsByChange={column === 'both' && metric === metrics[0]}
                isNumber
                isWide={column === 'both'}
              />
            ) : column === 'difference' && metric === metrics[0] && isRanked(state.query, 'change') ? (
              <SortCaption
                key="change"
                state={state}
                field="change"
                caption={captions.difference}
                isNumber
                isWide
              />
            ) : (
              <th
                key={`${metric} ${column}`}
                scope="col"
                className={column === 'difference' || column === 'both' ? 'number wide' : 'number'}
              >
                {column === 'value' || column === 'both' ? names.metric(metric) : captions[column]}
                {column === 'both' && isCompared ? <span className="second">{captions.both}</span> : null}
              </th>
            ),
          ),
        )}
      </tr>
    </thead>
  );
}
