import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useLate } from '@/ui/loading/useLate';
import { LoadingLine } from '@/ui/state/LoadingLine';
import { changeColours } from '../figures/changeColours';
import { type Counted, openFrom } from '../figures/figureSchema';
import type { useWidgetFigures } from './useWidgetFigures';

const texts = 'areas.product-controlling';

interface WidgetBodyProps {
  state: ReturnType<typeof useWidgetFigures>;
  children: (counted: Counted) => ReactNode;
}

/** Milliseconds after which somebody should learn that this takes long. */
const patience = 8_000;

/** What a widget has counted, that it is counted, or why it was not, with the way to try again. */
export function WidgetBody({ state: { figures, result, retry }, children }: WidgetBodyProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { error, isFetching, isOld, isStopped, retried, cancel, again } = figures;
  const isLate = useLate(isFetching, patience);
  const refusal = result && !result.ok ? result : undefined;
  if (error || refusal)
    return (
      <Told
        role="alert"
        caption={translate('ui.action.retry')}
        loading={retried !== undefined}
        onPress={retry}
      >
        {error
          ? errorText(error)
          : translate(`${texts}.failures.${refusal?.code}`, { _: translate(`${texts}.failures.invalid`) })}
      </Told>
    );
  if (isStopped)
    return (
      <Told caption={translate(`${texts}.page.again`)} onPress={again}>
        {translate(`${texts}.page.stopped`)}
      </Told>
    );
  const counted = result?.ok ? result : undefined;
  return (
    <Box aria-busy={isFetching} sx={[body, isOld && { opacity: 0.35 }]}>
      {counted ? children(counted) : <LoadingLine />}
      {isLate ? (
        <Told caption={translate('ui.action.cancel')} onPress={cancel}>
          {translate(`${texts}.page.slow`)}
        </Told>
      ) : null}
      {counted && 'openFrom' in openFrom(counted) ? (
        <Typography variant="caption" sx={mark}>
          {translate(`${texts}.chart.open`)}
        </Typography>
      ) : null}
    </Box>
  );
}

interface ToldProps {
  children: ReactNode;
  caption: string;
  onPress: () => void;
  loading?: boolean;
  role?: 'alert';
}

/** What a widget says in place of its figures, with what can be done. */
function Told({ children, caption, onPress, loading = false, role }: ToldProps) {
  return (
    <Box role={role} sx={{ typography: 'body2', mt: 1 }}>
      {children}
      <Button size="small" loading={loading} onClick={onPress} sx={{ ml: 1, displayPrint: 'none' }}>
        {caption}
      </Button>
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
/** At the foot, for which the widget keeps room. */
const mark = { mt: 'auto', pt: 0.5, lineHeight: 1.3, color: 'text.secondary' } as const;
