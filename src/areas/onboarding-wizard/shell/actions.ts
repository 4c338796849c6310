import * as v from 'valibot';
import { refusalBody, refusalCode } from '@/api/apiError';
import { applyToTrial } from './applyToTrial';
import { currentGuideCalls, currentGuides, setGuides, setTrial } from './guideStore';
import { type Run, runSchema } from './runSchema';

export type RunAction =
  | 'start'
  | 'done'
  | 'skip'
  | 'later'
  | 'hide'
  | 'restart'
  | 'check'
  | 'missing'
  | 'undo';

/** The outcome of an action: `over` if the guide is finished, `withdrawn` if it is gone. */
export type Outcome = 'kept' | 'over' | 'withdrawn' | 'failed';

const staleSchema = v.object({ current: runSchema });

/** The time limit for counting, in milliseconds. */
const timeoutMs = 10_000;

function storeRun(id: string, run: Run | undefined): void {
  setGuides({ changed: new Map([...currentGuides().changed, [id, run]]) });
}

/** Sends an action on a guide to the server; in a trial, nothing is sent. */
export async function actOn(run: Run, action: RunAction, more: object = {}): Promise<Outcome> {
  const { trial } = currentGuides();
  try {
    if (trial?.run.id === run.id) {
      const next = await applyToTrial(trial, action, more);
      setTrial(next && { ...trial, run: next });
      return next?.state === 'done' ? 'over' : 'kept';
    }
    const path = `${encodeURIComponent(run.id)}/actions/${action}`;
    const request = currentGuideCalls()?.post(runSchema, path, { ...more, revision: run.revision });
    const answer = await withTimeout(request);
    if (answer === undefined) return 'failed';
    storeRun(run.id, answer);
    return answer.state === 'done' && run.state !== 'done' ? 'over' : 'kept';
  } catch (error) {
    return outcomeOf(error, run);
  }
}

function withTimeout<T>(request: Promise<T> | undefined): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((end) => {
    timer = setTimeout(() => end(undefined), timeoutMs);
  });
  return Promise.race([request, timeout]).finally(() => clearTimeout(timer));
}

/** A newer state is shown silently; a guide that was withdrawn or reassigned disappears. */
function outcomeOf(error: unknown, { id }: Run): Outcome {
  const stale = v.safeParse(staleSchema, refusalBody(error));
  if (stale.success) {
    storeRun(id, stale.output.current);
    return 'kept';
  }
  const code = refusalCode(error);
  if (code === 'paused' || code === 'withdrawn' || code === 'not_yours') {
    storeRun(id, undefined);
    return code === 'not_yours' ? 'kept' : 'withdrawn';
  }
  return 'failed';
}

/** Starts, continues or restarts a guide. */
export async function startGuide(run: Run, action: 'start' | 'restart'): Promise<Outcome> {
  setGuides({ chosen: run.id });
  const outcome = await actOn(run, action);
  if (outcome === 'kept') currentGuideCalls()?.showLayer(true);
  return outcome;
}

/** Takes back that a guide was put off or hidden. */
export async function undoFor(id: string): Promise<void> {
  const run = currentGuides().changed.get(id);
  if (run === undefined) return;
  setGuides({ chosen: id });
  if ((await actOn(run, 'undo')) === 'kept') currentGuideCalls()?.showLayer(true);
}

/** Tomorrow morning in the browser's time zone. */
export function tomorrow(now = new Date()): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).toISOString();
}
