import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PopoverButton } from '@/ui/controls/PopoverButton';
import { Sparkline } from '../charts/Sparkline';
import { ChangeText } from '../figures/ChangeText';
import { changeColours } from '../figures/changeColours';
import { FigureText } from '../figures/FigureText';
import { type Cell, type Counted, type Metric, openFrom, type Refused } from '../figures/figureSchema';
import { useMetric } from '../figures/useCatalogue';
import { useFigureNames } from '../figures/useFigureNames';
import type { Figures } from '../figures/useFigures';
import { useFigureText } from '../figures/useFigureText';
import { useRefusal } from '../figures/useRefusal';

const texts = 'areas.product-controlling';

interface TileProps {
  metric: string;
  figures: Figures;
  chosen: boolean;
  /** For money, which has a tile per currency. */
  currency?: string;
  /** Replaces the figure's total. */
  cell?: Cell | undefined;
  /** The compared days of `cell`. */
  days?: Counted['days'] | undefined;
  onChoose: () => void;
}

/** A key figure with its change and a sparkline. It fails alone. */
export function Tile({ metric: key, figures, chosen, currency, cell: given, days, onChoose }: TileProps) {
  const { metric: nameOf, definition } = useFigureNames();
  const translate = useTranslate();
  const metric = useMetric(key);
  const result = figures.result(key);
  const name = nameOf(key);
  const counted = result?.ok ? result : undefined;
  const cell = given ?? counted?.totals[key];
  return (
    <Box component="li" sx={[card, chosen && isChosen]}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Box component="button" type="button" aria-pressed={chosen} onClick={onChoose} sx={press}>
          {currency === undefined ? name : `${name}, ${currency}`}
        </Box>
        <PopoverButton
          name={translate(`${texts}.definitions.of`, { name })}
          icon={<InfoOutlined fontSize="small" />}
          sx={info}
        >
          <Box sx={{ p: 2, maxWidth: 360 }}>
            <Typography variant="h3" component="p" gutterBottom>
              {name}
            </Typography>
            <Typography variant="body2">
              {definition(key)} {translate(`${texts}.definitions.kinds.${metric.kind}`)}
            </Typography>
          </Box>
        </PopoverButton>
      </Box>
      {result && !result.ok ? (
        <Failure refused={result} onRetry={figures.again} />
      ) : (
        <TileFigure
          metric={metric}
          cell={cell}
          course={given ? undefined : counted}
          days={days ?? counted?.days}
        />
      )}
    </Box>
  );
}

interface TileFigureProps {
  metric: Metric;
  cell: Cell | undefined;
  /** For the sparkline; undefined for an amount in one of several currencies. */
  course: Counted | undefined;
  days: Counted['days'] | undefined;
}

function TileFigure({ metric, cell, course, days }: TileFigureProps) {
  const translate = useTranslate();
  const text = useFigureText();
  const { value, comparable, previous, currency } = cell ?? {};
  const isCompared = comparable !== undefined && value !== null && days?.current !== 0;
  return (
    <>
      <Typography
        component="p"
        variant="h2"
        sx={{ my: 0.5, minHeight: '1lh', fontVariantNumeric: 'tabular-nums' }}
      >
        {cell ? <FigureText cell={cell} kind={metric.kind} compact /> : ' '}
      </Typography>
      <Typography component="p" variant="body2" sx={{ minHeight: '1lh', mb: 1 }}>
        {cell && isCompared ? <ChangeText cell={cell} metric={metric} /> : null}{' '}
        {isCompared && days && comparable !== value ? (
          <span className="same">{translate(`${texts}.change.onDays`, { smart_count: days.current })}</span>
        ) : null}{' '}
        {cell?.missing === undefined ? null : (
          <Box component="span" sx={{ color: 'warning.main' }}>
            {translate(`${texts}.page.missing`, { smart_count: cell.missing })}
          </Box>
        )}
      </Typography>
      <Box sx={{ height: 24, mt: 'auto', color: 'text.secondary' }}>
        {course ? <Sparkline values={course.series[0]?.values ?? []} {...openFrom(course)} /> : null}
        {!course && previous != null && isCompared ? (
          <Typography component="p" variant="body2">
            {translate(`${texts}.chart.before`, {
              value: text({ value: previous, currency }, metric.kind, true),
            })}
          </Typography>
        ) : null}
      </Box>
    </>
  );
}

function Failure({ refused, onRetry }: { refused: Refused; onRetry: () => void }) {
  const translate = useTranslate();
  const { title, reasons, isFinal } = useRefusal()(refused);
  return (
    // The chart announces a final refusal, once for all.
    <Box role={isFinal ? undefined : 'alert'} sx={{ typography: 'body2', gridRow: '2 / -1' }}>
      {reasons || title}
      {isFinal ? null : (
        <Button size="small" onClick={onRetry} sx={{ position: 'relative', zIndex: 1 }}>
          {translate('ui.action.retry')}
        </Button>
      )}
    </Box>
  );
}

const card = {
  position: 'relative',
  // Aligns name, figure, change and sparkline in all tiles of a row.
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  minWidth: 0,
  p: { xs: 1.5, sm: 2 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  breakInside: 'avoid',
  ...changeColours,
} as const;
const isChosen = {
  borderColor: 'primary.main',
  boxShadow: 'inset 0 3px 0 var(--mui-palette-primary-main, currentColor)',
} as const;
/** The whole tile is clickable. */
const press = {
  all: 'unset',
  flex: 1,
  minWidth: 0,
  typography: 'body2',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
const info = { position: 'relative', zIndex: 1, mt: -0.5, mr: -0.75, p: 0.5, displayPrint: 'none' } as const;
