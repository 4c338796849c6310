import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { clampedTo } from '@/ui/clampedTo';
import { ErrorState } from '@/ui/state/ErrorState';
import { differenceLook } from '../figures/changeColours';
import { Difference } from '../figures/Difference';
import { FigureText } from '../figures/FigureText';
import type { Counted } from '../figures/figureSchema';
import { Loading } from '../figures/Loading';
import { useMetric } from '../figures/useCatalogue';
import { useFigureNames } from '../figures/useFigureNames';
import { useFigures } from '../figures/useFigures';
import { isFinal } from '../figures/useRefusal';
import { usualOrder } from '../query/figureQuery';
import { type Glance as GlanceOf, glanceCallOf, glancesOf } from '../query/glances';
import type { FigureQueryState } from '../query/useFigureQuery';
import { isApart, widestOf } from './figureColumns';
import { rowButton } from './tableLook';
import { breakdownId } from './useOverview';
import { useDimensionsOf, useUncounted } from './useUncounted';

const texts = 'areas.product-controlling.glance';

/** The first rows of several breakdowns of the first figure; each opens in full below. */
export function Glance({ state }: { state: FigureQueryState }) {
  const translate = useTranslate();
  const id = useId();
  const errorText = useErrorText();
  const { query, isPending } = state;
  const glances = glancesOf(query, useDimensionsOf(query.metrics[0] ?? ''));
  const isUncounted = useUncounted(query).condition !== undefined;
  const figures = useFigures(
    isPending || isUncounted
      ? []
      : glances.map((glance) => ({ id: glance.by, ...glanceCallOf(query, glance) })),
  );
  // The large breakdown says why there is nothing.
  const shown = glances.filter(({ by }) => {
    const result = figures.result(by);
    return result === undefined ? figures.isFetching : result.ok ? result.rows.length > 0 : !isFinal(result);
  });
  // The values are of all days.
  const apart = shown
    .map(({ by }) => figures.result(by))
    .find((result) => result?.ok && result.days.current > 0 && isApart(result));
  const days = apart?.ok ? apart.days.current : undefined;
  if (figures.error)
    return (
      <ErrorState
        title={translate('areas.product-controlling.page.failed')}
        message={errorText(figures.error)}
        onRetry={figures.again}
      />
    );
  if (shown.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="h2" sx={{ mb: days === undefined ? 1.5 : 0.5, breakAfter: 'avoid' }}>
        {translate(`${texts}.title`)}
      </Typography>
      {days === undefined ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5, breakAfter: 'avoid' }}>
          {translate('areas.product-controlling.breakdown.differenceOf', { smart_count: days })}
        </Typography>
      )}
      <Box sx={cards}>
        {shown.map((glance) => (
          <Box key={glance.by} sx={card}>
            <Loading figures={figures} id={glance.by}>
              {(counted) => <Card glance={glance} counted={counted} isOld={figures.isOld} state={state} />}
            </Loading>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface CardProps {
  glance: GlanceOf;
  counted: Counted;
  /** The rows belong to the previous query. */
  isOld: boolean;
  state: FigureQueryState;
}

function Card({ glance: { metric: key, by }, counted, isOld, state }: CardProps) {
  const translate = useTranslate();
  const names = useFigureNames();
  const metric = useMetric(key);
  const { query, change, setCondition } = state;
  const isOther = key !== query.metrics[0];
  const title = isOther ? translate(`${texts}.terms`) : names.dimension(by);
  const widest = widestOf(counted.rows)[key];
  const isCompared = counted.days.previous !== undefined && counted.days.current > 0;
  /** The breakdown is below; the card makes room for another one. */
  const open = () => {
    change({ by, and: '', ...(isOther && { metrics: [key], ...usualOrder }) });
    document.getElementById(breakdownId)?.focus();
  };
  return (
    <>
      <table aria-label={title}>
        <caption>{title}</caption>
        <tbody>
          {counted.rows.map((row) => {
            const cell = row.values[key] ?? { value: null };
            const name = names.rowName(by, row);
            return (
              <tr key={row.key.join()}>
                <th scope="row">
                  <button
                    type="button"
                    className="only"
                    title={translate('areas.product-controlling.breakdown.only')}
                    onClick={() => (isOld ? undefined : setCondition(`${by}_eq_any`, [row.key[0] ?? '']))}
                  >
                    <bdi>{name}</bdi>
                  </button>
                </th>
                <td>
                  <FigureText cell={cell} kind={metric.kind} compact />
                </td>
                {isCompared ? (
                  <td>
                    <Difference cell={cell} metric={metric} widest={widest} compact />
                  </td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
      <Button
        size="small"
        onClick={open}
        aria-label={translate(`${texts}.more`, { by: title })}
        sx={{ mt: 'auto', ml: -0.75, alignSelf: 'start', displayPrint: 'none' }}
      >
        {translate(`${texts}.open`)}
      </Button>
    </>
  );
}

const cards = {
  display: 'grid',
  // As many as have room for a name beside amounts.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 1, sm: 2 },
  '@media (min-width: 1900px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 },
} as const;

/** Has its height before the rows arrive. */
const card = {
  minHeight: '17.5rem',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  breakInside: 'avoid',
  '& > div': { display: 'flex', flexDirection: 'column', height: '100%' },
  '& table': { width: '100%', borderCollapse: 'collapse', typography: 'body2' },
  '& caption': { textAlign: 'start', typography: 'h3', pb: 1 },
  '& th, & td': { py: 0.75, borderTop: 1, borderColor: 'divider' },
  '& th': { textAlign: 'start', fontWeight: 400, width: '100%' },
  '& td': {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    paddingInlineStart: { xs: 1, sm: 2 },
  },
  '& bdi': {
    ...clampedTo(2),
    overflowWrap: 'anywhere',
  },
  ...rowButton,
  ...differenceLook,
  // Narrow, so that names are not cut.
  '@media print': {
    minHeight: 0,
    p: 1.5,
    '& table': { typography: 'caption' },
    '& td': { paddingInlineStart: 1 },
    '& .difference': { gridTemplateColumns: 'auto minmax(3.25rem, auto)' },
  },
} as const;
