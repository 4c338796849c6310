import { useTranslate } from 'react-admin';
import { CountLine } from '../counts/CountLine';
import type { WaitingLine } from './useWaiting';

/** A count of what waits, and in how many other languages something does. */
export function WaitingCount({ tile, line, otherLanguages }: WaitingLine) {
  const translate = useTranslate();
  return (
    <CountLine
      tile={tile}
      line={line}
      note={
        otherLanguages > 0
          ? translate('areas.dashboard.waiting.otherLanguages', { smart_count: otherLanguages })
          : undefined
      }
    />
  );
}
