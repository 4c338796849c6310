import { useMemo } from 'react';
import { type Guides, useGuides } from './guideStore';
import { type Run, readAnswer } from './runSchema';

/** This person's current guides, and the one to show. */
export function useRuns(): {
  runs: readonly Run[] | undefined;
  currentRun: Run | undefined;
  trial: Guides['trial'];
} {
  const { answer, changed, chosen, trial } = useGuides();
  const parsed = useMemo(() => (answer ? readAnswer(answer) : undefined), [answer]);
  return useMemo(() => {
    const runs = parsed?.runs.flatMap((run) => (changed.has(run.id) ? (changed.get(run.id) ?? []) : run));
    const id = chosen ?? parsed?.lead;
    const isCurrent = (run: Run) =>
      run.id === id &&
      (run.state === 'waiting' || run.state === 'running' || (run.state === 'snoozed' && !changed.has(id)));
    return { runs, currentRun: trial?.run ?? runs?.find(isCurrent), trial };
  }, [parsed, changed, chosen, trial]);
}
