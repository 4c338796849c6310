import type { Module } from '../moduleSchema';
import type { Position } from '../positionSchema';
import type { Targeting } from '../targeting';
import type { Plan, PlanRefusal, Step } from './planSchema';

/** A requested change of modules. */
export interface SwitchRequest {
  readonly modules: readonly Module[];
  readonly enabled: boolean;
  /** The selected modules that cannot be switched. */
  readonly left?: readonly Module[];
  /** The steps of an earlier plan to undo, instead of switching `modules`. */
  readonly back?: readonly Step[];
}

/** What the dialog shows: a plan or a refusal, with all names in it. */
export interface Question extends SwitchRequest {
  readonly plan?: Plan | undefined;
  readonly refusal?: PlanRefusal | undefined;
  /** Somebody else changed something, so this is not the plan that was confirmed. */
  readonly isChanged?: boolean | undefined;
  readonly names: ReadonlyMap<string, string>;
  /** The targeting of the modules in the plan, by id. */
  readonly targets: ReadonlyMap<string, Targeting>;
  /** The names of the groups in those rules, by `group:g1`. */
  readonly groups: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, Position>;
}

/** The request to the server. */
export const changesOf = ({ modules: request, enabled, back }: SwitchRequest) =>
  back?.map((step) => ({ id: step.id, enabled: !step.enabled })) ??
  request.map(({ id, version }) => ({ id, enabled, version }));
