import { useTranslate } from 'react-admin';
import { errorTextKey } from '../../../../api/apiError';
import type { BulkOp } from './bulkOperations';
import { type BulkOutcome, countReasons } from './bulkOutcome';
import type { BulkStep } from './bulkStep';

const texts = 'areas.user-management.users.bulk';

/** What a step of a bulk change has to say, sentence by sentence, the most important one first. */
export function useBulkSummary(): (op: BulkOp, step: BulkStep, count: number) => string[] {
  const translate = useTranslate();

  const say = (text: string, count?: number) => translate(`${texts}.${text}`, { smart_count: count });
  const counted = (text: string, { length }: readonly unknown[]) => (length === 0 ? [] : [say(text, length)]);
  const skipped = (text: string, rows: BulkOutcome['skipped']) => {
    if (rows.length === 0) return [];
    const reasons = countReasons(rows).map(({ code, count }) => say(`reasons.${code}`, count));
    return [translate(`${texts}.${text}`, { smart_count: rows.length, reasons: reasons.join(', ') })];
  };

  return (op, step, count) => {
    switch (step.name) {
      case 'choosing':
        return [say(`choose.${op}`, count)];
      case 'checking':
        return [say('checking', count)];
      case 'checkFailed':
        return [translate(errorTextKey(step.error)), say('nothingChanged')];
      case 'checked': {
        const { done, skipped: skips, failed } = step.outcome;
        return [
          ...(step.recounted ? [say('recounted', done.length + skips.length + failed.length)] : []),
          ...(done.length === 0 ? [say('nothingToDo')] : counted(`will.${op}`, done)),
          ...skipped('skips', skips),
          ...counted('impossible', failed),
          ...(op === 'delete' && done.length > 0 ? [say('final')] : []),
        ];
      }
      case 'running':
        return [say('running', step.count)];
      case 'unknown':
        return [
          step.error === undefined ? say('stopped') : translate(errorTextKey(step.error)),
          say('maybeChanged'),
        ];
      case 'finished': {
        const { done, skipped: skips, failed } = step.outcome;
        return [
          ...counted(step.undone ? 'undone' : `done.${op}`, done),
          ...skipped('skipped', skips),
          ...counted('failed', failed),
        ];
      }
    }
  };
}
