import { useSyncExternalStore } from 'react';
import type * as v from 'valibot';
import type { Run } from './runSchema';

/** What the guides need of the session. */
export interface Guiding {
  /** Loads what is shown on the page, or lets it go. */
  readonly tell: (isShown: boolean) => void;
  readonly ask: () => Promise<{ readonly waiting: number; readonly [more: string]: unknown }>;
  readonly post: <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    body: object,
  ) => Promise<v.InferOutput<Schema>>;
}

/** A guide that is tried out over the real pages, in memory alone. */
export interface Trial {
  readonly run: Run;
  /** As whom: the name of a group; everybody without one. */
  readonly as: string | undefined;
  /** Where it was begun. */
  readonly back: string;
  /** Counts anew what a step is done by. */
  readonly recount: () => Promise<Run>;
}

export interface Guides {
  /** The server's answer as it came; undefined before it is there. */
  readonly answer: { readonly [field: string]: unknown } | undefined;
  /** The guides by id, as they are after what was done since. */
  readonly changed: ReadonlyMap<string, Run | undefined>;
  /** The guide that was chosen in the help; the server's choice otherwise. */
  readonly chosen: string | undefined;
  readonly trial: Trial | undefined;
}

const nothing: Guides = { answer: undefined, changed: new Map(), chosen: undefined, trial: undefined };

let guiding: Guiding | undefined;
let guides = nothing;
const listeners = new Set<() => void>();

export const currentGuides = () => guides;
export const currentGuiding = () => guiding;

export function setGuides(change: Partial<Guides>): void {
  guides = { ...guides, ...change };
  for (const listener of [...listeners]) listener();
}

/** Asks the server anew; rejects when it does not answer. */
export async function loadGuides(): Promise<void> {
  const asked = guiding;
  const answer = await asked?.ask();
  if (asked === undefined || asked !== guiding || answer === undefined) return;
  setGuides({ answer, changed: new Map() });
  if (answer.waiting > 0) asked.tell(true);
}

/** Begins with a session; returns what forgets all of it. */
export function openGuides(opened: Guiding): () => void {
  guiding = opened;
  // Without an answer the work goes on; the next sign-in asks again.
  loadGuides().catch(() => {});
  return () => {
    guiding = undefined;
    guides = nothing;
    for (const listener of [...listeners]) listener();
  };
}

/** Shows a guide over the pages without a trace; undefined ends it. */
export function setTrial(trial: Trial | undefined): void {
  setGuides({ trial });
  if (trial) guiding?.tell(true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useGuides(): Guides {
  return useSyncExternalStore(subscribe, currentGuides);
}
