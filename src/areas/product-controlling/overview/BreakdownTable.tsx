import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { handsetWidth } from '@/ui/handsetWidth';
import { ErrorState } from '@/ui/state/ErrorState';
import type { Cell, Counted, Row } from '../figures/figureSchema';
import { useMetrics } from '../figures/useCatalogue';
import { useFigureNames } from '../figures/useFigureNames';
import { type FigureQuery, onlyRow } from '../query/figureQuery';
import type { FigureQueryState } from '../query/useFigureQuery';
import { BodyCells } from './BodyCells';
import { BreakdownHead } from './BreakdownHead';
import { FigureCells } from './FigureCells';
import { columnsOf } from './figureColumns';
import { LongRows } from './LongRows';
import { RowMenu } from './RowMenu';
import { limited, longTable, scroller, table } from './tableLook';
import { useFurtherRows } from './useFurtherRows';
import { useTicks } from './useTicks';

const texts = 'areas.product-controlling.breakdown';

/** Above this number, only visible rows are rendered. */
const mostPlain = 60;

interface BreakdownTableProps {
  counted: Counted;
  state: FigureQueryState;
  /** The rows belong to the previous query, so they cannot be opened or selected. */
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
  const isLong = counted.total > mostPlain;
  const further = useFurtherRows({ query, counted, revision, onRestated });
  const { isRestated, failed } = further;
  const isInPart = isLong && further.isInPart;
  useEffect(() => {
    // A new table starts at the top.
    if (revision > 0 && query) region?.scrollTo?.(0, 0);
  }, [region, revision, query]);
  const [opened, setOpened] = useState<{ row: Row; anchor: HTMLElement; of: FigureQuery }>();
  // After Back, the row may not be part of the table.
  const open = opened?.of === query ? opened : undefined;
  const onMenu = useEvent((row: Row, anchor: HTMLElement) =>
    isOld ? undefined : setOpened({ row, anchor, of: query }),
  );
  const onOnly = useEvent((row: Row) =>
    isOld ? undefined : state.change({ rows: [], filter: onlyRow(query, row.key) }),
  );
  const menuName = useCallback((name: string) => translate(`${texts}.menu`, { name }), [translate]);
  const ticks = useTicks(state, isOld);
  const cellsOf = (row: Row) => (
    <BodyCells
      {...{ row, by, metrics, columns, menuName, onMenu, onOnly }}
      onlyName={translate(`${texts}.only`)}
      {...ticks.of(row)}
      isOpen={open?.row === row}
    />
  );
  const figures = (values: Readonly<Record<string, Cell>>) =>
    metrics.map((metric) => (
      <FigureCells key={metric.key} metric={metric} cell={values[metric.key]} columns={columns} />
    ));
  const rest = by.length > 1 ? [null] : [];
  const title = translate(`${texts}.title`, { by: by.map(names.dimension).join(' · ') });
  return (
    <>
      <Box role="status">{isRestated ? translate(`${texts}.restated`) : null}</Box>
      <Box sx={hint}>
        <span role="status">{ticks.hint}</span>
        {query.rows.length > 0 ? (
          <Button size="small" onClick={ticks.clear}>
            {translate(`${texts}.untick`)}
          </Button>
        ) : null}
      </Box>
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
          sx={isInPart ? [table, longTable(by.length, metrics.length * columns.length)] : table}
        >
          <BreakdownHead {...{ state, by, counted, columns }} />
          <tbody>
            <tr className="total">
              <td className="tick" />
              <th scope="row">{translate(`${texts}.total`)}</th>
              {rest.map(() => (
                <td key="rest" />
              ))}
              {figures(counted.totals)}
              <td />
            </tr>
            <LongRows
              count={isLong ? counted.total : 0}
              scroller={region}
              rows={counted.rows}
              rowAt={further.rowAt}
              onVisibleRows={further.onVisibleRows}
              columns={by.length + metrics.length * columns.length + 2}
              waiting={translate('ui.state.loading')}
            >
              {cellsOf}
            </LongRows>
            {counted.others && !isInPart ? (
              <tr>
                <td className="tick" />
                <th scope="row">{translate(`${texts}.others`, { smart_count: counted.others.rows })}</th>
                {rest.map(() => (
                  <td key="rest" />
                ))}
                {figures(counted.others.values)}
                <td />
              </tr>
            ) : null}
          </tbody>
        </Box>
      </Box>
      {open ? (
        <RowMenu row={open.row} anchor={open.anchor} state={state} onClose={() => setOpened(undefined)} />
      ) : null}
      <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 1 }}>
        {metrics.some(({ kind }) => kind === 'people') ? `${translate(`${texts}.people`)} ` : null}
        {by.includes('institution') ? `${translate(`${texts}.institutions`)} ` : null}
      </Box>
    </>
  );
}

/** The dimensions of the shown rows; rows of the previous query keep theirs. */
function useCountedBy(asked: readonly string[], isOld: boolean): readonly string[] {
  const [known, setKnown] = useState(asked);
  if (!isOld && known !== asked) setKnown(asked);
  return isOld ? known : asked;
}

/** Always takes up room, so that selecting a row does not move it. */
const hint = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 36,
  typography: 'body2',
  color: 'text.secondary',
  displayPrint: 'none',
} as const;
