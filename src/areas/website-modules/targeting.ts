import * as v from 'valibot';
import { idSchema } from '@/api/records';

const sideSchema = v.picklist(['on', 'off']);

const ruleSchema = v.object({
  /** Absent: inherited. */
  state: v.optional(sideSchema),
  /** Override those of the module, for the group and its descendants. */
  settings: v.fallback(v.optional(v.record(v.string(), v.unknown())), undefined),
});

const groupKeySchema = v.union([v.literal('default'), v.pipe(v.string(), v.startsWith('group:'))]);

/** Whether a group gets a module. */
export type Side = v.InferOutput<typeof sideSchema>;
export type Rule = v.InferOutput<typeof ruleSchema>;

/**
 * Whom a module is for: the rule of `group:g1` by that key, so that two people can change the rules of two groups, and under `default` what applies to
 * groups without a rule.
 */
export type Targeting = Readonly<Record<string, Rule | Side>>;

/** The server sends the rules as a list. */
const listSchema = v.pipe(
  v.object({
    default: sideSchema,
    rules: v.array(v.object({ groupId: idSchema, ...ruleSchema.entries })),
  }),
  v.transform(
    ({ default: otherwise, rules }): Targeting => ({
      default: otherwise,
      ...Object.fromEntries(rules.map(({ groupId, ...rule }) => [`group:${groupId}`, rule])),
    }),
  ),
);

/** Reads both the server's format and what this schema returned before. */
export const targetingSchema: v.GenericSchema<unknown, Targeting> = v.fallback(
  v.union([listSchema, v.record(groupKeySchema, v.union([sideSchema, ruleSchema]))]),
  { default: 'on' },
);

/** The rules by group, in order. */
export const rulesOf = (targeting: Targeting): [group: string, rule: Rule][] =>
  Object.entries(targeting).flatMap(([group, rule]): [string, Rule][] =>
    typeof rule === 'object' && rule !== null ? [[group, rule]] : [],
  );

export const defaultOf = ({ default: otherwise }: Targeting): Side => (otherwise === 'off' ? 'off' : 'on');

/** Whether any reader gets the module. */
export const isForSomebody = (targeting: Targeting): boolean =>
  defaultOf(targeting) === 'on' || rulesOf(targeting).some(([, { state }]) => state === 'on');

/** As the server expects it. */
export const sentTargeting = (targeting: Targeting) => ({
  default: defaultOf(targeting),
  rules: rulesOf(targeting).map(([group, { state, settings }]) => ({
    groupId: groupIdOf(group),
    ...(state && { state }),
    ...(settings && { settings }),
  })),
});

/** The id of an audience's group such as `group:g1`. */
export const groupIdOf = (group: string): string => group.replace(/^group:/, '');
