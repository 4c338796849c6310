import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useLate } from '@/ui/loading/useLate';
import type { WidgetSize } from '@/ui/shell';
import { lineHeight } from './spans';
import { WidgetMessage } from './WidgetMessage';

interface LoadingLinesProps {
  size: WidgetSize;
  /** The expected number of lines. */
  lines: number;
  /** Undefined while no request is running. */
  onCancel?: (() => void) | undefined;
}

/** Milliseconds after which a slow request is reported. */
const lateAfterMs = 8_000;

/** A skeleton as high as the expected lines; after a while with a button to cancel. */
export function LoadingLines({ size, lines, onCancel }: LoadingLinesProps) {
  const translate = useTranslate();
  const isLate = useLate(onCancel !== undefined, lateAfterMs);
  return (
    <>
      <Box aria-hidden sx={skeleton}>
        {widths.slice(0, lines).map((width) => (
          <div key={width} style={{ minHeight: lineHeight[size] }}>
            <div style={{ width }} />
          </div>
        ))}
      </Box>
      {isLate ? (
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
const skeleton = {
  '& > div': { display: 'flex', alignItems: 'center' },
  '& > div > div': { height: 14, borderRadius: 0.5, bgcolor: 'action.disabledBackground' },
} as const;
