import { useMemo } from 'react';
import { type Guides, useGuides } from './guideStore';
import { type Run, readAnswer } from './runSchema';

/** This person's current guides, and the one that is shown. */
export function useRuns(): {
  runs: readonly Run[] | undefined;
  shown: Run | undefined;
  trial: Guides['trial'];
} {
  const { answer, changed, chosen, trial } = useGuides();
  const known = useMemo(() => (answer ? readAnswer(answer) : undefined), [answer]);
  return useMemo(() => {
    const runs = known?.runs.flatMap((run) => (changed.has(run.id) ? (changed.get(run.id) ?? []) : run));
    const id = chosen ?? known?.lead;
    const isShown = ({ id: own, state }: Run) =>
      own === id &&
      (state === 'waiting' || state === 'running' || (state === 'snoozed' && !changed.has(own)));
    return { runs, shown: trial?.run ?? runs?.find(isShown), trial };
  }, [known, changed, chosen, trial]);
}
