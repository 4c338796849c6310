import type { Trial } from './guideStore';
import { ownSteps, type Run } from './runSchema';

const states = { done: 'done', skip: 'skipped', missing: 'missing' } as const;

/** Applies an action to a trial without sending anything; undefined ends the trial. */
export async function applyToTrial(
  { run, recount }: Trial,
  action: string,
  more: { readonly stepId?: unknown },
): Promise<Run | undefined> {
  if (action === 'later' || action === 'hide') return undefined;
  if (action === 'restart') return recount();
  if (action === 'start') return { ...run, state: 'running' };
  if (action === 'check') {
    const recounted = await recount();
    return withStates(run, (id, state) => {
      const current = recounted.steps.find((step) => step.id === id);
      return id === more.stepId && current?.state === 'done' ? 'done' : state;
    });
  }
  const step = ownSteps(run).find(({ id }) => id === more.stepId);
  if (step === undefined || (action === 'missing' && (step.ifMissing !== 'skip' || step.required)))
    return run;
  const endState = states[action as keyof typeof states];
  return withStates(run, (id, state) => (id === step.id ? endState : state));
}

/** A trial at a step: those before it are done, the rest is still to do. */
export function trialAt(trial: Trial, id: string): Trial {
  const own = ownSteps(trial.run);
  const index = own.findIndex((step) => step.id === id);
  const isBefore = (stepId: string) => own.findIndex((step) => step.id === stepId) < index;
  const run = withStates({ ...trial.run, state: 'running' }, (stepId, state) =>
    state === 'notForYou' ? state : isBefore(stepId) ? 'done' : 'open',
  );
  return { ...trial, run, jumps: (trial.jumps ?? 0) + 1 };
}

type State = Run['steps'][number]['state'];

function withStates(run: Run, stateOf: (id: string, state: State) => State): Run {
  const steps = run.steps.map((step) => ({ ...step, state: stateOf(step.id, step.state) }));
  const current = steps.find(({ state }) => state === 'open')?.id ?? null;
  return { ...run, steps, current, state: current === null ? 'done' : run.state };
}
