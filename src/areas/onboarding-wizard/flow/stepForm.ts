import { longest, type Step } from '../checks/steps';
import type { Flow } from '../flowSchema';

/** A new step; its id is made here. */
export const newStep = (): Step => ({
  ...{ id: crypto.randomUUID(), kind: 'note', title: {}, text: {}, page: null, anchor: null },
  ...{ ifMissing: 'panel', required: false, doneBy: { type: 'next' }, videoId: null },
});

/** The same step once more. */
export const copyOf = (step: Step): Step => ({ ...step, id: crypto.randomUUID() });

/** The steps and their order, as a form has them. */
export type StepsForm = Pick<Flow, 'order' | 'steps'>;

/** The field of a title or a text in a language. */
export const textField = (id: string, part: 'title' | 'text', language: string) =>
  `steps.${id}.${part}.${language}`;

export const longestOf = { title: longest.stepTitle, text: longest.text } as const;
