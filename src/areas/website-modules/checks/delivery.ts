/** A module, as far as it matters for whom it is delivered; in the server's format. */
export interface Deliverable {
  readonly id: string;
  readonly key: string;
  /** Only `enabled` is delivered. */
  readonly state: string;
  /** ISO 8601. */
  readonly schedule: { readonly from?: string | null; readonly to?: string | null } | null;
  /** The modules that it needs, by key. */
  readonly requires: readonly { readonly key: string }[];
  readonly targeting: Targeting;
}

interface Rule {
  readonly groupId: string;
  /** Absent: that of the group above. */
  readonly state?: 'on' | 'off' | undefined;
  /** Override those of the module, for the group and its descendants. */
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
}

interface Targeting {
  readonly default: 'on' | 'off';
  readonly rules: readonly Rule[];
}

/** What decides whether a reader gets a module. */
export type Via =
  | { readonly type: 'switch' | 'default' }
  | { readonly type: 'state'; readonly state: string }
  | { readonly type: 'schedule'; readonly phase: 'waiting' | 'ended'; readonly at: string }
  | { readonly type: 'rule'; readonly groupId: string }
  /** Without an id the needed module is not installed. */
  | { readonly type: 'needs'; readonly key: string; readonly id?: string };

export interface Delivery {
  readonly enabled: boolean;
  readonly via: Via;
}

/** The phase of a schedule at a time in milliseconds since 1970; undefined while the module is delivered. */
export function phaseOf(
  schedule: Deliverable['schedule'],
  now: number,
): { readonly phase: 'waiting' | 'ended'; readonly at: string } | undefined {
  const { from, to } = schedule ?? {};
  if (to && Date.parse(to) <= now) return { phase: 'ended', at: to };
  return from && Date.parse(from) > now ? { phase: 'waiting', at: from } : undefined;
}

/** The rules that hold for a group, the farthest first. */
const rulesOn = ({ rules }: Targeting, path: readonly string[]): Rule[] =>
  path.flatMap((groupId) => rules.find((rule) => rule.groupId === groupId) ?? []);

/** Decided by the first of: switch or state, schedule, rule of the nearest group upwards, default. */
function ownDelivery(module: Deliverable, path: readonly string[], now: number): Delivery {
  const { state, schedule, targeting } = module;
  if (state === 'disabled') return { enabled: false, via: { type: 'switch' } };
  if (state !== 'enabled') return { enabled: false, via: { type: 'state', state } };
  const stopped = phaseOf(schedule, now);
  if (stopped) return { enabled: false, via: { type: 'schedule', ...stopped } };
  const nearest = rulesOn(targeting, path).findLast((rule) => rule.state !== undefined);
  return nearest
    ? { enabled: nearest.state === 'on', via: { type: 'rule', groupId: nearest.groupId } }
    : { enabled: targeting.default === 'on', via: { type: 'default' } };
}

/**
 * Which modules a reader gets, by id: each by its own switch, schedule and rules, and only together with all that it
 * needs.
 * @param modules with all that they need
 * @param path the ids of the reader's group and those above it, root first; empty for a reader of no group
 * @param now in milliseconds since 1970
 */
export function deliveries(
  modules: readonly Deliverable[],
  path: readonly string[],
  now: number,
): Map<string, Delivery> {
  const idOf = new Map(modules.map(({ key, id }) => [key, id]));
  const deliveryById = new Map(modules.map((module) => [module.id, ownDelivery(module, path, now)]));
  const isDelivered = (id: string | undefined) => id !== undefined && deliveryById.get(id)?.enabled === true;
  // One that goes may take others along, until none is left to go.
  for (let lastLosses = -1, losses = 0; losses > lastLosses; ) {
    lastLosses = losses;
    for (const { id, requires } of modules) {
      const missing = isDelivered(id) && requires.find(({ key }) => !isDelivered(idOf.get(key)));
      if (!missing) continue;
      const needed = idOf.get(missing.key);
      const via = { type: 'needs', key: missing.key, ...(needed !== undefined && { id: needed }) } as const;
      deliveryById.set(id, { enabled: false, via });
      losses += 1;
    }
  }
  return deliveryById;
}

/** The settings that a group gets, each with the group whose rule sets it: a nearer rule overrides a farther one. */
export function settingsFor(
  settings: Readonly<Record<string, unknown>>,
  targeting: Targeting,
  path: readonly string[],
): Record<string, { readonly value: unknown; readonly groupId?: string }> {
  const entries = Object.entries(settings).map(([name, value]) => [name, { value }] as const);
  const byRules = rulesOn(targeting, path).flatMap(({ groupId, settings: ruleSettings = {} }) =>
    Object.entries(ruleSettings).map(([name, value]) => [name, { value, groupId }] as const),
  );
  return Object.fromEntries([...entries, ...byRules]);
}

/** A module, those that need it, directly or not, and all that any of them needs. */
export function relatedTo<M extends Deliverable>(modules: readonly M[], ids: ReadonlySet<string>): M[] {
  const keyOf = new Map(modules.map(({ id, key }) => [id, key]));
  const relatedKeys = new Set([...ids].map((id) => keyOf.get(id)));
  const grow = (next: (module: M) => readonly string[]) => {
    for (let size = -1; size < relatedKeys.size; ) {
      size = relatedKeys.size;
      for (const module of modules) for (const key of next(module)) relatedKeys.add(key);
    }
  };
  grow(({ key, requires }) => (requires.some((each) => relatedKeys.has(each.key)) ? [key] : []));
  grow(({ key, requires }) => (relatedKeys.has(key) ? requires.map((each) => each.key) : []));
  return modules.filter(({ key }) => relatedKeys.has(key));
}
