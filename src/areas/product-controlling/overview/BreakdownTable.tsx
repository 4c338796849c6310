import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, useState } from 'react';
import { useEvent, useLocaleState, useTranslate } from 'react-admin';
import { useNumberFormat } from '@/ui/formats';
import { handsetWidth } from '@/ui/handsetWidth';
import { ErrorState } from '@/ui/state/ErrorState';
import type { Cell, Counted } from '../figures/figureSchema';
import { useCatalogue, useMetrics } from '../figures/useCatalogue';
import { useFigureNames } from '../figures/useFigureNames';
import { useRatesText } from '../figures/useRatesText';
import { dimensionsOf, sortOf } from '../query/figureQuery';
import { orderRows } from '../query/orderRows';
import type { FigureQueryState } from '../query/useFigureQuery';
import { BodyCells } from './BodyCells';
import { BreakdownHead } from './BreakdownHead';
import { FigureCells } from './FigureCells';
import { columnsOf, widestOf } from './figureColumns';
import { LongRows } from './LongRows';
import { limited, longTable, maxPlainRows, scroller, table } from './tableLook';
import { useConverted } from './useConverted';
import { useFurtherRows } from './useFurtherRows';

const texts = 'areas.product-controlling.breakdown';

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
export function BreakdownTable({ counted: sent, state, isOld, revision, onRestated }: BreakdownTableProps) {
  const translate = useTranslate();
  const names = useFigureNames();
  const [locale] = useLocaleState();
  const number = useNumberFormat();
  const { query } = state;
  const dimensions = useCounted(dimensionsOf(query), isOld);
  const { value: nameOf } = names;
  const currencies = useCatalogue().data?.currencies;
  const counted = useMemo(
    () =>
      sent.rows.length < sent.total
        ? sent
        : {
            ...sent,
            rows: orderRows(sent.rows, { query, dimensions, nameOf, locale, currencies: currencies ?? [] }),
          },
    [sent, query, dimensions, nameOf, locale, currencies],
  );
  const metrics = useMetrics(query.metrics);
  const isHandset = useMediaQuery(handsetWidth, { noSsr: true });
  const ratesText = useRatesText();
  const converted = useConverted(counted, dimensions, query.metrics);
  const columns = useMemo(() => columnsOf(counted, isHandset), [counted, isHandset]);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const isLong = counted.total > maxPlainRows;
  const further = useFurtherRows({ query, counted, revision, onRestated });
  const { isRestated, failed } = further;
  const isInPart = isLong && further.isInPart;
  useEffect(() => {
    // A new table starts at the top. A short one does not scroll, and scrolling it would lay out the page at once.
    if (isLong && revision > 0 && query) region?.scrollTo?.(0, 0);
  }, [isLong, region, revision, query]);
  const onOnly = useEvent((dimension: string, key: string) =>
    isOld ? undefined : state.setCondition(`${dimension}_eq_any`, [key]),
  );
  const widest = useMemo(() => widestOf(counted.rows), [counted.rows]);
  const figures = (values: Readonly<Record<string, Cell>>) =>
    metrics.map((metric) => (
      <FigureCells key={metric.key} metric={metric} cell={values[metric.key]} columns={columns} />
    ));
  const title = names.breakdown(dimensions);
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
          <BreakdownHead {...{ state, dimensions, counted, columns }} />
          <tbody>
            <tr className="total">
              <th scope="row" colSpan={dimensions.length}>
                {translate(`${texts}.total`)}
              </th>
              {figures(counted.totals)}
            </tr>
            {converted ? (
              <tr className="total">
                <th scope="row" colSpan={dimensions.length}>
                  {translate('areas.product-controlling.money.row', { currency: converted.rates.currency })}
                  <span className="same" style={{ display: 'block', fontWeight: 400 }}>
                    {ratesText.converted(converted.rates)}
                  </span>
                </th>
                {figures(converted.cells)}
              </tr>
            ) : null}
            <LongRows
              count={isLong ? counted.total : 0}
              scroller={region}
              rows={counted.rows}
              rowAt={further.rowAt}
              onVisibleRows={further.onVisibleRows}
              columns={dimensions.length + figureColumns}
              waiting={translate('ui.state.loading')}
            >
              {(row) => (
                <BodyCells
                  {...{ row, dimensions, metrics, columns, widest, onOnly }}
                  onlyName={translate(`${texts}.only`)}
                />
              )}
            </LongRows>
            {counted.others && !isInPart ? (
              <tr>
                <th scope="row" colSpan={dimensions.length}>
                  {translate(`${texts}.others`, { smart_count: counted.others.rows })}
                </th>
                {figures(counted.others.values)}
              </tr>
            ) : null}
          </tbody>
        </Box>
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 1 }}>
        {metrics.some(({ kind }) => kind === 'people') ? `${translate(`${texts}.people`)} ` : null}
        {dimensions.includes('institution') ? `${translate(`${texts}.institutions`)} ` : null}
        {sent.rows.length < sent.total && sortOf(query).sort === 'label'
          ? translate(`${texts}.ownOrder`, { rows: number(sent.rows.length) })
          : null}
      </Box>
    </>
  );
}

/** The dimensions of the shown rows; rows of the previous query keep theirs. */
function useCounted(requested: readonly string[], isOld: boolean): readonly string[] {
  const [counted, setCounted] = useState(requested);
  if (isOld) return counted;
  if (counted.join() !== requested.join()) {
    setCounted(requested);
    return requested;
  }
  return counted;
}
