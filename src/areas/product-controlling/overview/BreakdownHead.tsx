import { useTranslate } from 'react-admin';
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
  const names = useFigureNames();
  const { metrics } = state.query;
  const { current, previous } = counted.days;
  const isCompared = previous !== undefined && current > 0;
  const captions = {
    comparable: translate(`${texts}.complete`, { smart_count: current }),
    share: translate(`${texts}.share`),
    previous: translate(`${texts}.before`),
    difference: translate(`${texts}.difference`),
    both: isApart(counted)
      ? translate(`${texts}.differenceOf`, { smart_count: current })
      : translate(`${texts}.difference`),
  };
  return (
    <thead>
      <tr>
        {dimensions.map((dimension, index) =>
          index === 0 ? (
            <SortCaption key={dimension} state={state} field="label" caption={names.dimension(dimension)} />
          ) : (
            <th key={dimension} scope="col">
              {names.dimension(dimension)}
            </th>
          ),
        )}
        {metrics.flatMap((metric) =>
          columns.map((column) =>
            (column === 'value' || column === 'both') && isRanked(state.query, metric) ? (
              <SortCaption
                key={metric}
                state={state}
                field={metric}
                caption={names.metric(metric)}
                change={column === 'both' && isCompared ? captions.both : undefined}
                sortsByChange={metric === metrics[0]}
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
                {column === 'value' ? names.metric(metric) : captions[column]}
              </th>
            ),
          ),
        )}
      </tr>
    </thead>
  );
}
