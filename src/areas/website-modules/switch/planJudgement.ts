import { isForSomebody } from '../targeting';
import type { Plan, PlanRefusal } from './planSchema';
import type { SwitchRequest } from './switchRequest';

/** The request for those of several modules that can be switched; undefined if none can, or if it is about one. */
export function withoutRefused(request: SwitchRequest, { refused }: PlanRefusal): SwitchRequest | undefined {
  const rest = request.modules.filter(({ id }) => !refused.some((each) => each.id === id));
  const isSome = rest.length > 0 && rest.length < request.modules.length && !request.stepsToUndo;
  return isSome
    ? { ...request, modules: rest, refused: [...(request.refused ?? []), ...refused] }
    : undefined;
}

/** Whether a plan does what was asked for and nothing that has to be known before. */
export function isExpected(plan: Plan, request: SwitchRequest): boolean {
  const { stepsToUndo, isLater, unswitchable = [], refused = [] } = request;
  if (stepsToUndo && !isLater) return plan.steps.length <= stepsToUndo.length;
  return unswitchable.length + refused.length === 0 && !hasConsequences(plan, request);
}

/** Whether a plan switches other modules too, changes a page, or takes a module from its readers. */
const hasConsequences = ({ steps, positions: places }: Plan, { modules: request, enabled }: SwitchRequest) =>
  steps.length > 1 ||
  places.length > 0 ||
  (!enabled && request.some(({ targeting }) => isForSomebody(targeting)));
