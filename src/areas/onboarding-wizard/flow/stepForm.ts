import { longest, type Step } from '../checks/steps';
import type { Flow } from '../flowSchema';

/** A new step with a new id. */
export const newStep = (): Step => ({
  ...{ id: crypto.randomUUID(), kind: 'note', title: {}, text: {}, page: null, anchor: null },
  ...{ ifMissing: 'panel', required: false, doneBy: { type: 'next' }, videoId: null },
});

/** A copy of a step with a new id. */
export const copyOf = (step: Step): Step => ({ ...step, id: crypto.randomUUID() });

/** The form's shape: steps by id, and their order. */
export type StepsForm = Pick<Flow, 'order' | 'steps'>;

/** The path of a title or text in a language. */
export const textField = (id: string, part: 'title' | 'text', language: string) =>
  `steps.${id}.${part}.${language}`;

export const longestOf = { title: longest.stepTitle, text: longest.text } as const;
