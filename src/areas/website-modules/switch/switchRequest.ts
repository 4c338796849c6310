import type { Module } from '../moduleSchema';
import type { Position } from '../positionSchema';
import type { Targeting } from '../targeting';
import type { Plan, PlanRefusal, Step } from './planSchema';

/** A change that has been asked for: modules, and what is to go with them. */
export interface Asked {
  readonly modules: readonly Module[];
  readonly enabled: boolean;
  /** The modules that nobody would need any more and that are to go off too. */
  readonly further: readonly string[];
  /** Of those that were selected the ones that cannot be switched. */
  readonly left?: readonly Module[];
  /** Takes back these steps of a plan, instead of switching the modules alone. */
  readonly back?: readonly Step[];
}

/** What a person decides about: a plan, or why there is none, with all that is named in it. */
export interface Question extends Asked {
  readonly plan?: Plan | undefined;
  readonly refusal?: PlanRefusal | undefined;
  /** The plan that was confirmed; somebody else has changed something meanwhile, and this is another one. */
  readonly before?: Plan | undefined;
  readonly names: ReadonlyMap<string, string>;
  /** Whom the modules of the plan are for, by their ids. */
  readonly targets: ReadonlyMap<string, Targeting>;
  /** The names of the groups that have rules for them: `group:g1`. */
  readonly groups: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, Position>;
}

/** What the server is asked to change. */
export const changesOf = ({ modules: asked, enabled, further, back }: Asked) => [
  ...(back?.map((step) => ({ id: step.id, enabled: !step.enabled })) ??
    asked.map(({ id, version }) => ({ id, enabled, version }))),
  ...further.map((id) => ({ id, enabled: false })),
];
