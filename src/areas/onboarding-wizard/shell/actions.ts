import * as v from 'valibot';
import { ApiError, refusalCode } from '@/api/apiError';
import { currentGuides, currentGuiding, setGuides, setTrial } from './guideStore';
import { type Run, runSchema } from './runSchema';
import { triedOut } from './triedOut';

export type RunAction = 'start' | 'done' | 'skip' | 'later' | 'hide' | 'restart' | 'check' | 'missing';

/** What became of an action: `over` when the guide is through, `withdrawn` when it is there no more. */
export type Outcome = 'kept' | 'over' | 'withdrawn' | 'failed';

const staleSchema = v.object({ current: runSchema });

/** How long the server has for counting, in milliseconds. */
const longest = 10_000;

function keep(id: string, run: Run | undefined): void {
  setGuides({ changed: new Map([...currentGuides().changed, [id, run]]) });
}

/** Tells the server what was done with a guide, or in a trial nobody. */
export async function actOn(run: Run, action: RunAction, more: object = {}): Promise<Outcome> {
  const { trial } = currentGuides();
  try {
    if (trial?.run.id === run.id) {
      const next = await triedOut(trial, action, more);
      setTrial(next && { ...trial, run: next });
      return next?.state === 'done' ? 'over' : 'kept';
    }
    const path = `${encodeURIComponent(run.id)}/actions/${action}`;
    const sent = currentGuiding()?.post(runSchema, path, { ...more, revision: run.revision });
    const answer = await inTime(sent);
    if (answer === undefined) return 'failed';
    keep(run.id, answer);
    return answer.state === 'done' && run.state !== 'done' ? 'over' : 'kept';
  } catch (error) {
    return outcomeOf(error, run);
  }
}

function inTime<T>(sent: Promise<T> | undefined): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((end) => {
    timer = setTimeout(() => end(undefined), longest);
  });
  return Promise.race([sent, late]).finally(() => clearTimeout(timer));
}

/** A newer state is shown without a word; a guide that was withdrawn, or is for somebody else now, goes. */
function outcomeOf(error: unknown, { id }: Run): Outcome {
  const stale = v.safeParse(staleSchema, error instanceof ApiError ? error.body : undefined);
  if (stale.success) {
    keep(id, stale.output.current);
    return 'kept';
  }
  const code = refusalCode(error);
  if (code === 'paused' || code === 'withdrawn' || code === 'not_yours') {
    keep(id, undefined);
    return code === 'not_yours' ? 'kept' : 'withdrawn';
  }
  return 'failed';
}

/** Begins a guide, goes on with it, or begins it anew, wherever it was left. */
export async function takeUp(run: Run, action: 'start' | 'restart'): Promise<Outcome> {
  setGuides({ chosen: run.id });
  const outcome = await actOn(run, action);
  if (outcome === 'kept') currentGuiding()?.tell(true);
  return outcome;
}

/** The next day, not earlier than in the morning of where the browser is. */
export function tomorrow(now = new Date()): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).toISOString();
}
