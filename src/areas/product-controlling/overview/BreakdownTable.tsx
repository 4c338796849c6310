import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { handsetWidth } from '@/ui/handsetWidth';
import { ErrorState } from '@/ui/state/ErrorState';
import type { Cell, Counted, Row } from '../figures/figureSchema';
import { useMetrics } from '../figures/useCatalogue';
import { useFigureNames } from '../figures/useFigureNames';
import type { FigureQueryState } from '../query/useFigureQuery';
import { BodyCells } from './BodyCells';
import { BreakdownHead } from './BreakdownHead';
import { FigureCells } from './FigureCells';
import { columnsOf } from './figureColumns';
import { LongRows } from './LongRows';
import { limited, longTable, scroller, table } from './tableLook';
import { useFurtherRows } from './useFurtherRows';

const texts = 'areas.product-controlling.breakdown';

/** Above this number, only visible rows are rendered. */
const maxPlainRows = 60;

interface BreakdownTableProps {
  counted: Counted;
  state: FigureQueryState;
  /** The rows belong to the previous query, so they cannot be opened. */
  isOld: boolean;
  revision: number;
  /** Reloads the figures. */
  onRestated: () => void;
}

/** The total, the rows and the sum of the others, all counted by the server. */
export function BreakdownTable({ counted, state, isOld, revision, onRestated }: BreakdownTableProps) {
  const translate = useTranslate();
  const names = useFigureNames();
  const { query } = state;
  const by = useCountedBy(query.by, isOld);
  const metrics = useMetrics(query.metrics);
  const isHandset = useMediaQuery(handsetWidth, { noSsr: true });
  const columns = useMemo(() => columnsOf(counted, isHandset), [counted, isHandset]);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const isLong = counted.total > maxPlainRows;
  const further = useFurtherRows({ query, counted, revision, onRestated });
  const { isRestated, failed } = further;
  const isInPart = isLong && further.isInPart;
  useEffect(() => {
    // A new table starts at the top.
    if (revision > 0 && query) region?.scrollTo?.(0, 0);
  }, [region, revision, query]);
  const onOnly = useEvent(({ key: [key = ''] }: Row) =>
    isOld ? undefined : state.setCondition(`${query.by}_eq_any`, [key]),
  );
  const figures = (values: Readonly<Record<string, Cell>>) =>
    metrics.map((metric) => (
      <FigureCells key={metric.key} metric={metric} cell={values[metric.key]} columns={columns} />
    ));
  const title = translate(`${texts}.title`, { by: names.dimension(by) });
  const figureColumns = metrics.length * columns.length;
  return (
    <>
      <Box role="status">{isRestated ? translate(`${texts}.restated`) : null}</Box>
      {failed ? (
        <ErrorState title={translate(`${texts}.pageFailed`)} onRetry={() => void failed.refetch()} />
      ) : null}
      <Box
        ref={setRegion}
        role="group"
        aria-label={title}
        tabIndex={0}
        sx={isLong ? [scroller, limited] : scroller}
      >
        <Box
          component="table"
          aria-label={title}
          aria-rowcount={isInPart ? counted.total + 2 : undefined}
          sx={isInPart ? [table, longTable(figureColumns)] : table}
        >
          <BreakdownHead {...{ state, by, counted, columns }} />
          <tbody>
            <tr className="total">
              <th scope="row">{translate(`${texts}.total`)}</th>
              {figures(counted.totals)}
            </tr>
            <LongRows
              count={isLong ? counted.total : 0}
              scroller={region}
              rows={counted.rows}
              rowAt={further.rowAt}
              onVisibleRows={further.onVisibleRows}
              columns={1 + figureColumns}
              waiting={translate('ui.state.loading')}
            >
              {(row) => (
                <BodyCells {...{ row, by, metrics, columns, onOnly }} onlyName={translate(`${texts}.only`)} />
              )}
            </LongRows>
            {counted.others && !isInPart ? (
              <tr>
                <th scope="row">{translate(`${texts}.others`, { smart_count: counted.others.rows })}</th>
                {figures(counted.others.values)}
              </tr>
            ) : null}
          </tbody>
        </Box>
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 1 }}>
        {metrics.some(({ kind }) => kind === 'people') ? `${translate(`${texts}.people`)} ` : null}
        {by === 'institution' ? translate(`${texts}.institutions`) : null}
      </Box>
    </>
  );
}

/** The dimension of the shown rows; rows of the previous query keep theirs. */
function useCountedBy(requestedBy: string, isOld: boolean): string {
  const [countedBy, setCountedBy] = useState(requestedBy);
  if (!isOld && countedBy !== requestedBy) setCountedBy(requestedBy);
  return isOld ? countedBy : requestedBy;
}
