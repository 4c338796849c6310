import type { Plan } from './plan.ts';
import { NotPassing } from './stage.ts';

/** After this many fields it is not the fields. */
const maxLeftOut = 3;

/**
 * Tries a plan out; a field whose code does not pass is left out, and the rest is tried again.
 * @param planned plans the resource without the fields of the map, which has the reason for each
 * @returns the plan that passed, with its formatted files
 * @throws Error what does not pass, if no field can be named, or the records are named by it
 */
export async function attempt(
  planned: (without: ReadonlyMap<string, string>) => Plan,
  tryOut: (plan: Plan) => Promise<Plan['files']>,
  say: (text: string) => void,
): Promise<Plan> {
  const without = new Map<string, string>();
  for (;;) {
    const plan = planned(without);
    try {
      return { ...plan, files: await tryOut(plan) };
    } catch (error) {
      const field = error instanceof NotPassing ? error.field : undefined;
      if (field === undefined || field === plan.model.title.source || without.size >= maxLeftOut) throw error;
      without.set(field, error instanceof NotPassing ? error.reason : '');
      say(`The code for '${field}' does not pass; trying again without it.`);
    }
  }
}
