import { useTranslate } from 'react-admin';
import { listCell } from '../csv/listCell';
import { useCount } from '../csv/useCount';
import type { ImportRow } from './importRow';
import { kindOf, type Outcome } from './outcome';

const texts = 'areas.user-management.users.import.verdicts';

/** What became of a row as a sentence: the server's words where it sends any, else ours; and what it does not know. */
export function useOutcomeText(): (row: ImportRow, outcome: Outcome | undefined) => string {
  const translate = useTranslate();
  const count = useCount();
  return (row, outcome) => {
    if (outcome === undefined) return translate(`${texts}.open`);
    const { verdict, message, otherLine } = outcome;
    const said = message === undefined ? undefined : translate(message, { _: message });
    if (verdict === 'failed') return translate(`${texts}.failed`, { reason: said ?? '' });
    if (otherLine !== undefined) return translate(`${texts}.duplicate_of`, { line: count(otherLine) });
    const ours = translate(`${texts}.${verdict}`, { _: verdict });
    if (kindOf(outcome) === 'skipped') return ours;
    const unknown = unknownOf(row, verdict);
    const text = said ?? ours;
    return unknown ? `${unknown}: ${text}` : text;
  };
}

/** What the row says where the server does not know it. */
function unknownOf({ roles = [], groups = [], language = '' }: ImportRow, verdict: string): string {
  if (verdict === 'unknown_role') return listCell(roles);
  if (verdict === 'unknown_group') return listCell(groups);
  return verdict === 'unknown_language' ? language : '';
}
