import { useTranslate } from 'react-admin';
import type { Counted } from '../figures/figureSchema';
import { useFigureNames } from '../figures/useFigureNames';
import type { FigureQueryState } from '../query/useFigureQuery';
import { type FigureColumn, isApart } from './figureColumns';
import { SortCaption } from './SortCaption';

const texts = 'areas.product-controlling.breakdown';

interface BreakdownHeadProps {
  state: FigureQueryState;
  /** The dimension of the rows. */
  by: string;
  counted: Counted;
  /** The columns of each figure. */
  columns: readonly FigureColumn[];
}

/** The header of the table, which sorts the rows. */
export function BreakdownHead({ state, by, counted, columns }: BreakdownHeadProps) {
  const translate = useTranslate();
  const names = useFigureNames();
  const { metrics } = state.query;
  const { current, previous } = counted.days;
  const isCompared = previous !== undefined && current > 0;
  const captions = {
    comparable: translate(`${texts}.complete`, { smart_count: current }),
    share: translate(`${texts}.share`),
    previous: translate(`${texts}.before`),
    change: translate(`${texts}.change`),
    both: isApart(counted.totals)
      ? translate(`${texts}.changeOf`, { smart_count: current })
      : translate(`${texts}.change`),
  };
  return (
    <thead>
      <tr>
        <SortCaption state={state} field="label" caption={names.dimension(by)} />
        {metrics.flatMap((metric) =>
          columns.map((column) =>
            column === 'value' || column === 'both' ? (
              <SortCaption
                key={metric}
                state={state}
                field={metric}
                caption={names.metric(metric)}
                change={column === 'both' && isCompared ? captions.both : undefined}
                sortsByChange={metric === metrics[0]}
                isNumber
              />
            ) : column === 'change' && metric === metrics[0] ? (
              <SortCaption key="change" state={state} field="change" caption={captions.change} isNumber />
            ) : (
              <th key={`${metric} ${column}`} scope="col" className="number">
                {captions[column]}
              </th>
            ),
          ),
        )}
      </tr>
    </thead>
  );
}
