import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useLate } from '@/ui/loading/useLate';
import type { WidgetSize } from '@/ui/shell';
import { lineHeight } from './spans';
import { WidgetMessage } from './WidgetMessage';

interface LoadingLinesProps {
  size: WidgetSize;
  /** As many as will be there. */
  lines: number;
  /** Absent while nothing is asked for. */
  onCancel?: (() => void) | undefined;
}

/** Milliseconds after which somebody should learn that this takes long. */
const long = 8_000;

/** Lines of the height of those that come; after a while the way out. */
export function LoadingLines({ size, lines, onCancel }: LoadingLinesProps) {
  const translate = useTranslate();
  const isLong = useLate(onCancel !== undefined, long);
  return (
    <>
      <Box aria-hidden>
        {widths.slice(0, lines).map((width) => (
          <Box key={width} sx={{ display: 'flex', alignItems: 'center', minHeight: lineHeight[size] }}>
            <Box sx={{ ...bar, width }} />
          </Box>
        ))}
      </Box>
      {isLong ? (
        <WidgetMessage
          text={translate('areas.dashboard.waits')}
          onRetry={onCancel}
          retryCaption={translate('ui.action.cancel')}
        />
      ) : null}
    </>
  );
}

const widths = ['58%', '72%', '46%', '64%', '52%'];
const bar = { height: 14, borderRadius: 0.5, bgcolor: 'action.disabledBackground' } as const;
