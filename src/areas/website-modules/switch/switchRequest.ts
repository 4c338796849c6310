import type { Deliverable } from '../checks/delivery';
import type { Module } from '../moduleSchema';
import type { Position } from '../positionSchema';
import type { GroupPath } from './planReaders';
import type { Plan, PlanRefusal, Step } from './planSchema';

/** A requested change of modules. */
export interface SwitchRequest {
  readonly modules: readonly Module[];
  readonly enabled: boolean;
  /** The selected modules that cannot be switched, whatever else is. */
  readonly unswitchable?: readonly Module[];
  /** The selected modules for which there is no plan. */
  readonly refused?: PlanRefusal['refused'];
  /** The steps of an earlier plan to undo, instead of switching `modules`. */
  readonly stepsToUndo?: readonly Pick<Step, 'id' | 'enabled'>[];
  /** An undo of what was not done just now, so that its plan is shown. */
  readonly isLater?: boolean;
}

/** What the dialog shows: a plan or a refusal, with all names in it. */
export interface Question extends SwitchRequest {
  readonly plan?: Plan | undefined;
  readonly refusal?: PlanRefusal | undefined;
  /** Somebody else changed something, so this is not the plan that was confirmed. */
  readonly isChanged?: boolean | undefined;
  readonly names: ReadonlyMap<string, string>;
  /** The modules of the plan, with all that they need and that needs them. */
  readonly related: readonly Deliverable[];
  /** The groups with rules in these modules. */
  readonly groups: readonly GroupPath[];
  /** When it was asked, in milliseconds since 1970. */
  readonly now: number;
  readonly positions: ReadonlyMap<string, Position>;
}

/** The request to the server. */
export const changesOf = ({ modules: request, enabled, stepsToUndo }: SwitchRequest) =>
  stepsToUndo?.map((step) => ({ id: step.id, enabled: !step.enabled })) ??
  request.map(({ id, version }) => ({ id, enabled, version }));
