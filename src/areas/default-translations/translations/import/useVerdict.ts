import { useTranslate } from 'react-admin';
import type { RowOutcome } from '@/records/import/sendRows';
import { useNumberFormat } from '@/ui/formats';

const texts = 'areas.default-translations.import.verdicts';

/** What becomes of a text as a sentence, with the server's reason where it has one. */
export function useVerdict() {
  const translate = useTranslate();
  const number = useNumberFormat();
  return (outcome: RowOutcome = { code: 'open' }): string => {
    const { code, message, otherLine } = outcome;
    const reason = message === undefined ? '' : translate(message, { _: message });
    const text = (name: string, args: object) => translate(`${texts}.${name}`, args);
    if (otherLine !== undefined) return text('duplicate_of', { line: number(otherLine) });
    if (code === 'invalid' || code === 'key_conflict') return reason || text('invalid', {});
    return text(code, { _: reason || code, reason });
  };
}
