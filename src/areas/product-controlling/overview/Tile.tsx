import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { PopoverButton } from '@/ui/controls/PopoverButton';
import { Sparkline } from '../charts/Sparkline';
import { wholePoints } from '../charts/wholePoints';
import { FigureText } from '../figures/FigureText';
import {
  type Cell,
  type Counted,
  hasChange,
  type Metric,
  openFrom,
  type Refused,
} from '../figures/figureSchema';
import { useFigureNames } from '../figures/useFigureNames';
import type { Result } from '../figures/useFigures';
import { useFigureText } from '../figures/useFigureText';
import { useRefusal } from '../figures/useRefusal';
import { TileChange } from './TileChange';

const texts = 'areas.product-controlling';

interface TileProps {
  metric: Metric;
  /** Undefined while it loads. */
  result: Result | undefined;
  chosen: boolean;
  /** For money, which has a tile per currency. */
  currency?: string | undefined;
  /** Replaces the figure's total. */
  cell?: Cell | undefined;
  /** The compared days of `cell`. */
  days?: Counted['days'] | undefined;
  /** A click chooses `currency`, too. */
  isInCurrency?: boolean;
  onChoose: (metric: string, currency: string | undefined) => void;
  onRetry: () => void;
}

/**
 * A key figure with its change and a sparkline. It fails alone. Memoized, and plain elements with the styles of their
 * list (`tileList`), because each change of the address renders the page.
 */
export const Tile = memo(function Tile(props: TileProps) {
  const { metric, result, chosen, currency, cell: moneyCell, days, isInCurrency, onChoose, onRetry } = props;
  const { key } = metric;
  const { metric: nameOf, definition } = useFigureNames();
  const translate = useTranslate();
  const text = useFigureText();
  const name = nameOf(key);
  const counted = result?.ok ? result : undefined;
  const cell = moneyCell ?? counted?.totals[key];
  return (
    <li className={chosen ? 'chosen' : undefined}>
      <div className="head">
        <button
          type="button"
          aria-pressed={chosen}
          // Covers the tile, whose value may be rounded.
          title={cell && cell.value !== null ? text(cell, metric.kind) : undefined}
          onClick={() => onChoose(key, isInCurrency ? currency : undefined)}
        >
          {currency === undefined ? name : `${name}, ${currency}`}
        </button>
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
      </div>
      {result && !result.ok ? (
        <Failure refused={result} onRetry={onRetry} />
      ) : (
        <TileFigure
          metric={metric}
          cell={cell}
          course={moneyCell ? undefined : counted}
          days={days ?? counted?.days}
        />
      )}
    </li>
  );
});

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
  const { previous, currency } = cell ?? {};
  return (
    <>
      <p className="figure">{cell ? <FigureText cell={cell} kind={metric.kind} compact /> : ' '}</p>
      <TileChange cell={cell} metric={metric} days={days} />
      <div className="course">
        {course ? (
          <Sparkline
            values={wholePoints(course.series[0]?.values ?? [], course.buckets)}
            {...openFrom(course)}
          />
        ) : null}
        {!course && previous != null && hasChange(cell, days) ? (
          <p>
            {translate(`${texts}.chart.before`, {
              value: text({ value: previous, currency }, metric.kind, true),
            })}
          </p>
        ) : null}
      </div>
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

const info = { position: 'relative', zIndex: 1, mt: -0.5, mr: -0.75, p: 0.5, displayPrint: 'none' } as const;
