import { useTranslate } from 'react-admin';
import { useFailureText } from '../frame/useFailureText';
import { useTileTitle } from '../frame/useTileTitle';
import { WidgetMessage } from '../frame/WidgetMessage';
import type { CountsTile } from '../tiles';

const texts = 'areas.dashboard.waiting';

interface WaitingRestProps {
  counting: readonly CountsTile[];
  failed: readonly CountsTile[];
  error: unknown;
  onRetry: () => void;
  onCancel: (() => void) | undefined;
}

/** What is still being counted, and what could not be. In one row, for which there is room while lines are missing. */
export function WaitingRest({ counting, failed, error, onRetry, onCancel }: WaitingRestProps) {
  const translate = useTranslate();
  const titleOf = useTileTitle();
  const reasonOf = useFailureText();
  const names = (tiles: readonly CountsTile[]) => tiles.map(titleOf).join(', ');
  return (
    <>
      {counting.length > 0 ? (
        <WidgetMessage
          text={translate(`${texts}.counting`, { names: names(counting) })}
          onRetry={onCancel}
          retryCaption={translate('ui.action.cancel')}
        />
      ) : null}
      {failed.length > 0 ? (
        <WidgetMessage
          text={translate(`${texts}.failed`, {
            names: names(failed),
            reason: error ? reasonOf(error) : translate('areas.dashboard.cancelled'),
          })}
          onRetry={onRetry}
        />
      ) : null}
    </>
  );
}
