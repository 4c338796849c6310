import { useTranslate } from 'react-admin';
import { useTimestamp } from '../useTimestamp';

const texts = 'areas.dashboard.waiting';

/** Says that nothing waits, as of when it was counted; without a moment, that there is nothing to count. */
export function NothingWaits({ asOf }: { asOf: string | undefined }) {
  const translate = useTranslate();
  const moment = useTimestamp();
  return asOf === undefined
    ? translate(`${texts}.nothingToCount`)
    : translate(`${texts}.nothing`, { moment: moment(asOf) });
}
