import { useLocaleState, useTranslate } from 'react-admin';
import { formatTime } from './clockTime';
import { isWhole, momentsOf, type WallTime } from './zonedTime';

/** Returns the error of a typed time that the clocks of a zone skip; undefined for any other. */
export function useSkippedError(): (wall: WallTime, zone: string) => string | undefined {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (wall, zone) =>
    isWhole(wall) && momentsOf(wall, zone).length === 0
      ? translate('records.dates.skipped', { time: formatTime(wall.time, locale) })
      : undefined;
}
