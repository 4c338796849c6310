import type { Module } from '../../moduleSchema';
import { defaultOf, type Side, type Targeting } from '../../targeting';

/** What decides whether a group gets a module. */
type Reason =
  | { readonly type: 'switch' | 'default' }
  | { readonly type: 'state'; readonly state: Module['state'] }
  | { readonly type: 'schedule'; readonly phase: 'waiting' | 'ended' }
  | { readonly type: 'rule'; readonly group: string };

interface Effect {
  readonly side: Side;
  readonly reason: Reason;
}

/** The phase of a schedule; undefined while the module is delivered. */
function phaseOf(schedule: Module['schedule'], now: number): 'waiting' | 'ended' | undefined {
  const { from, to } = schedule ?? {};
  if (to && Date.parse(to) <= now) return 'ended';
  return from && Date.parse(from) > now ? 'waiting' : undefined;
}

/**
 * Whether a group gets a module, decided by the first of: switch or state, schedule, rule of the nearest ancestor, default.
 * @param path the group's ancestors, root first, and the group itself
 */
export function effectFor(
  module: Pick<Module, 'state' | 'schedule'>,
  targeting: Targeting,
  path: readonly string[],
  now = Date.now(),
): Effect {
  const { state, schedule } = module;
  if (state === 'disabled') return { side: 'off', reason: { type: 'switch' } };
  if (state !== 'enabled') return { side: 'off', reason: { type: 'state', state } };
  const phase = phaseOf(schedule, now);
  if (phase) return { side: 'off', reason: { type: 'schedule', phase } };
  for (const group of [...path].reverse()) {
    const rule = targeting[group];
    if (typeof rule === 'object') return { side: rule.state, reason: { type: 'rule', group } };
  }
  return { side: defaultOf(targeting), reason: { type: 'default' } };
}
