import * as v from 'valibot';
import { createStore } from '@/createStore';
import type { Unsaved } from '@/records/form/useFormKeeping';
import { useStoreValue } from '@/ui/useStoreValue';
import type { ChosenElement } from '../checks/steps';
import { offeredAtStartOnly } from './placeOf';
import type { Run } from './runSchema';

/** The calls of a session for guides. */
export interface GuideCalls {
  /** Mounts or unmounts the layer. */
  readonly showLayer: (isShown: boolean) => void;
  readonly ask: (language: string) => Promise<{ readonly waiting: number; readonly [more: string]: unknown }>;
  readonly post: <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    body: object,
  ) => Promise<v.InferOutput<Schema>>;
}

/** A guide that an editor tries on the real pages; it exists in memory alone. */
export interface Trial {
  readonly run: Run;
  /** The name of a group or role whose permissions apply; undefined for the editor's own. */
  readonly as: string | undefined;
  /** Shows the guide's box as on a phone. */
  readonly isHandset: boolean;
  /** The address where it was started. */
  readonly back: string;
  /** How often a step was chosen in its bar, which begins it anew. */
  readonly jumps?: number;
  /** Fetches the guide again, with current counts for its tasks. */
  readonly recount: () => Promise<Run>;
}

/** An element that an author is choosing on the page for a step; it exists in memory alone. */
export interface Choosing {
  readonly flowId: string;
  readonly stepId: string;
  /** The address of the form. */
  readonly back: string;
  /** It begins on the page of the step, so that an element can be chosen at once. */
  readonly isOnPage: boolean;
}

/** What was chosen: how the step finds it, and the page that it is on, null for all. */
export interface Choice extends Pick<Choosing, 'flowId' | 'stepId'> {
  readonly anchor: string | null;
  readonly element: ChosenElement | null;
  readonly page: string | null;
  /** How many elements on that page are called so. */
  readonly count: number;
}

export interface Guides {
  /** The server's raw answer; undefined until it has arrived. */
  readonly answer: { readonly [field: string]: unknown } | undefined;
  /** The language in which they were asked for. */
  readonly language: string;
  /** The guides changed since the answer, by id. */
  readonly changed: ReadonlyMap<string, Run | undefined>;
  /** The guide chosen in the help; otherwise the server's choice. */
  readonly chosen: string | undefined;
  /** The next box takes the focus, because a guide was started by a button elsewhere. */
  readonly takesFocus: boolean;
  readonly trial: Trial | undefined;
  readonly choosing: Choosing | undefined;
  /** What was chosen for the form that opens again. */
  readonly choice: Choice | undefined;
  /** What is unsaved in the form of the guide that is tried, or for which an element is chosen, while its page is closed. */
  readonly draft: (Unsaved & { readonly id: string }) | undefined;
}

const nothing: Guides = {
  answer: undefined,
  language: '',
  changed: new Map(),
  chosen: undefined,
  takesFocus: false,
  trial: undefined,
  choosing: undefined,
  choice: undefined,
  draft: undefined,
};

let calls: GuideCalls | undefined;
/** `follow` fills it for the session, and empties it when that ends. */
const guides = createStore(nothing);

export const currentGuides = guides.get;
export const currentGuideCalls = () => calls;

export function setGuides(change: Partial<Guides>): void {
  guides.set({ ...guides.get(), ...change });
}

/** Refetches the guides in the page's language; rejects if the server does not answer. */
export async function loadGuides(): Promise<void> {
  const currentCalls = calls;
  const { lang: language } = document.documentElement;
  const answer = await currentCalls?.ask(language);
  if (currentCalls === undefined || currentCalls !== calls || answer === undefined) return;
  if (language !== document.documentElement.lang) return loadGuides();
  setGuides({ answer, language, changed: new Map() });
  if (answer.waiting > 0 && !leadsAtStartOnly(answer)) currentCalls.showLayer(true);
}

const leadSchema = v.object({
  lead: v.string(),
  runs: v.array(v.looseObject({ id: v.string(), state: v.string(), startPage: v.nullable(v.string()) })),
});

/** Whether the guide to show waits on the profile page, whose panel offers it without the layer. */
function leadsAtStartOnly(answer: object): boolean {
  const { output, success } = v.safeParse(leadSchema, answer);
  const lead = success ? output.runs.find(({ id }) => id === output.lead) : undefined;
  return lead !== undefined && offeredAtStartOnly(lead);
}

/** Starts with a session; returns a function to clear everything. */
export function openGuides(sessionCalls: GuideCalls): () => void {
  calls = sessionCalls;
  // On a slow machine, an author is quicker than this.
  const { trial, choosing } = guides.get();
  if (trial || choosing) sessionCalls.showLayer(true);
  // A failure is ignored; the next sign-in tries again.
  loadGuides().catch(() => {});
  return () => {
    calls = undefined;
    guides.set(nothing);
  };
}

/** Starts a trial; undefined ends it. */
export function setTrial(trial: Trial | undefined): void {
  setGuides({ trial });
  if (trial) calls?.showLayer(true);
}

/** Lets an author choose an element on the pages; undefined ends it. */
export function setChoosing(choosing: Choosing | undefined, choice?: Choice): void {
  setGuides({ choosing, choice });
  if (choosing) calls?.showLayer(true);
}

export function useGuides(): Guides {
  return useStoreValue(guides);
}
