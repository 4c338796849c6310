import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { defineReference } from '@/records/references/defineReference';
import { visibleText } from '@/ui/visibleText';
import type { Deliverable } from './checks/delivery';
import { localized } from './localized';
import { groupIdOf, sentTargeting, targetingSchema } from './targeting';

export const categories = ['content', 'navigation', 'commerce', 'forms', 'media', 'tracking'] as const;
/** Only enabled modules are delivered. Broken: the settings do not match the schema; incompatible: with the website. */
export const states = ['enabled', 'disabled', 'broken', 'incompatible'] as const;
export const healths = ['ok', 'warning', 'failing'] as const;

const moment = v.fallback(v.optional(v.nullable(v.string()), null), null);
const keys = v.fallback(v.array(v.string()), []);

/** When a module is delivered; timestamps in ISO 8601. */
const scheduleSchema = v.nullable(v.object({ from: moment, to: moment }));

/** The last time that the switch changed a module, with all modules that it changed. */
const switchedSchema = v.nullable(
  v.object({
    at: v.string(),
    by: v.fallback(v.nullable(v.object({ name: v.string() })), null),
    steps: v.array(v.object({ id: idSchema, enabled: v.boolean() })),
  }),
);

/** A module of the website; `access` has the reason codes for what its switch cannot do. */
export const moduleSchema = v.looseObject({
  id: idSchema,
  key: v.string(),
  name: localized,
  /** What it is for. */
  description: localized,
  category: v.fallback(v.string(), ''),
  release: v.fallback(v.string(), ''),
  state: v.picklist(states),
  /** The modules that it needs. */
  requires: v.fallback(
    v.array(v.object({ key: v.string(), minRelease: v.fallback(v.optional(v.string()), undefined) })),
    [],
  ),
  /** The keys of those that cannot be on at the same time. */
  conflicts: keys,
  settingsSchema: v.unknown(),
  settings: v.fallback(v.record(v.string(), v.unknown()), {}),
  secretsSet: keys,
  targeting: targetingSchema,
  schedule: v.fallback(scheduleSchema, null),
  health: v.fallback(
    v.object({
      state: v.fallback(v.picklist(healths), 'ok'),
      checkedAt: moment,
      message: v.fallback(v.optional(v.string()), undefined),
    }),
    { state: 'ok', checkedAt: null, message: undefined },
  ),
  access: v.fallback(
    v.object({
      enable: v.fallback(v.optional(v.string()), undefined),
      disable: v.fallback(v.optional(v.string()), undefined),
    }),
    { enable: undefined, disable: undefined },
  ),
  lastSwitch: v.fallback(switchedSchema, null),
  updatedAt: moment,
  version: v.number(),
});

export type Module = v.InferOutput<typeof moduleSchema>;
export type Switched = NonNullable<Module['lastSwitch']>;

/** Its name, or the key if the name is empty. */
export const moduleName = ({ name, key }: Pick<Module, 'name' | 'key'>): string => visibleText(name) || key;

/** The module in the server's format, for the rules that both sides share. */
export const asDeliverable = (module: Module): Deliverable => ({
  ...module,
  targeting: sentTargeting(module.targeting),
});

export const modules = defineReference<Module>({ resource: 'website-modules/modules', name: moduleName });

/** The address of a module's page. */
export const modulePath = (id: string, tab?: string): string =>
  `/website-modules/modules/${encodeURIComponent(id)}${tab === undefined ? '' : `?tab=${tab}`}`;

/** The address of the settings that a module has for a group such as `group:g1`. */
export const settingsPath = (id: string, group: string): string =>
  `${modulePath(id)}?group=${encodeURIComponent(groupIdOf(group))}`;
