import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useLate } from '@/ui/loading/useLate';
import { LoadingLine } from '@/ui/state/LoadingLine';
import { changeColours } from '../figures/changeColours';
import { type Counted, type Metric, openFrom } from '../figures/figureSchema';
import type { Figures, Result } from '../figures/useFigures';
import { useRefusal } from '../figures/useRefusal';

const texts = 'areas.product-controlling';

interface WidgetBodyProps {
  state: {
    readonly figures: Figures;
    readonly result: Result | undefined;
    readonly metric: Pick<Metric, 'key'>;
    /** Why the period of the page cannot be counted, which the page says. */
    readonly refusal?: string | undefined;
  };
  /** The legend of a chart says what may still change. */
  hasLegend?: boolean;
  children: (counted: Counted) => ReactNode;
}

/** Milliseconds after which a slow request is reported. */
const lateAfterMs = 8_000;

/** The figures, progress or failure of a widget. */
export function WidgetBody({ state, hasLegend = false, children }: WidgetBodyProps) {
  const { figures, result, metric } = state;
  const translate = useTranslate();
  const errorText = useErrorText();
  const refusalOf = useRefusal();
  const { error, isFetching, isOld, isStopped, cancel, again } = figures;
  const isLate = useLate(isFetching, lateAfterMs);
  const refusal = error || !result || result.ok ? undefined : refusalOf(result);
  // The page says why, once for all widgets.
  if (!error && state.refusal !== undefined)
    return (
      <Typography component="p" sx={{ color: 'text.secondary' }}>
        {translate(`${texts}.reasons.not_defined.short`)}
      </Typography>
    );
  if (error || refusal)
    return (
      <Notice
        role="alert"
        caption={translate('ui.action.retry')}
        onClick={refusal?.isFinal ? undefined : again}
      >
        {refusal ? refusal.reasons || refusal.title : errorText(error)}
      </Notice>
    );
  if (isStopped)
    return (
      <Notice caption={translate(`${texts}.page.again`)} onClick={again}>
        {translate(`${texts}.page.stopped`)}
      </Notice>
    );
  const counted = result?.ok ? result : undefined;
  const isOpen = counted !== undefined && !hasLegend && 'openFrom' in openFrom(counted);
  const missing = counted?.totals[metric.key]?.missing;
  return (
    <Box aria-busy={isFetching} sx={[body, isOld && { opacity: 0.35 }]}>
      {counted ? children(counted) : <LoadingLine />}
      {isLate ? (
        <Notice caption={translate('ui.action.cancel')} onClick={cancel}>
          {translate(`${texts}.page.slow`)}
        </Notice>
      ) : null}
      {counted && (isOpen || missing !== undefined) ? (
        <Typography variant="caption" sx={mark}>
          {missing === undefined ? null : (
            <Box component="span" sx={{ color: 'warning.main' }}>
              {translate(`${texts}.page.missing`, { smart_count: missing })}
            </Box>
          )}
          {missing !== undefined && isOpen ? ' · ' : null}
          {isOpen ? translate(`${texts}.chart.open`) : null}
        </Typography>
      ) : null}
    </Box>
  );
}

interface NoticeProps {
  children: ReactNode;
  caption: string;
  /** Without it there is no button. */
  onClick: (() => void) | undefined;
  role?: 'alert';
}

/** A message, usually with a button, in place of the figures. */
function Notice({ children, caption, onClick, role }: NoticeProps) {
  return (
    <Box role={role} sx={{ typography: 'body2', mt: 1 }}>
      {children}
      {onClick ? (
        <Button size="small" onClick={onClick} sx={{ ml: 1, displayPrint: 'none' }}>
          {caption}
        </Button>
      ) : null}
    </Box>
  );
}

const body = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: '5rem',
  ...changeColours,
} as const;
/** At the bottom, where the widget reserves room. */
const mark = { mt: 'auto', pt: 0.5, lineHeight: 1.3, color: 'text.secondary' } as const;
