import { invalidFields } from '@/api/apiError';
import { isSame } from '@/records/form/changedFields';
import { declaredNames } from '../../checks/schema/declaredNames';
import { isJson, type Json } from '../../checks/schema/json';
import { schemaFor, variantsOf } from '../../checks/schema/schemaFor';
import { implicitValue, withDefaultsWithin } from '../../checks/settingDefaults';
import { type SettingRule, takesNull, valueError } from '../../checks/settingRule';
import { rulesWithin, type Within, wholeOf } from '../../checks/settingRules';

/** The form's value for a secret to be cleared. */
export const cleared = { isCleared: true } as const;

const isCleared = (value: unknown) => isJson(value) && value.isCleared === true;

/**
 * The settings to send. What the schema does not have goes back as it is; a secret never does. Left out is what is not stored and
 * was not set either: nothing, or the default that the form shows.
 * @throws ApiError at the field if the JSON is not an object
 */
export function sentSettings(schema: unknown, values: unknown, stored: Json): Json {
  if (!isJson(values)) throw invalidFields({ settings: 'areas.website-modules.errors.object' });
  return sentValues(wholeOf(schema), values, stored);
}

/** The settings of a rule to send: those that are set, also with the value that the group has without them. */
export function sentRuleSettings(schema: unknown, own: Json, base: Json): Json {
  const rules = rulesWithin(wholeOf(schema), { ...base, ...own });
  const sent = Object.entries(own).map(([name, value]) => {
    const rule = rules.get(name);
    return [name, rule === undefined ? value : sentValue(rule, value, undefined, true)] as const;
  });
  return Object.fromEntries(sent.filter(([, value]) => value !== undefined));
}

function sentValues(within: Within, values: Json, stored: Json): Json {
  const { schema, root } = within;
  const rules = rulesWithin(within, values);
  const declared = declaredNames(schema, root);
  const by = variantsOf(schemaFor(schema, undefined, root), root)?.by;
  const isOtherVariant = by !== undefined && !isSame(values[by], stored[by]);
  const sent = Object.entries(values).map(([name, value]) => {
    const rule = rules.get(name);
    const isStored = Object.hasOwn(stored, name);
    if (rule !== undefined)
      return [name, sentValue(rule, value, isStored ? stored[name] : undefined, isStored)] as const;
    // A condition that does not hold now hides it, or another variant was chosen.
    const isHidden = declared.has(name) && (isOtherVariant || !isStored);
    const isEmptied = value === null && stored[name] !== null;
    return [name, isHidden || isEmptied ? undefined : value] as const;
  });
  return Object.fromEntries(sent.filter(([, value]) => value !== undefined));
}

/** The value to send; undefined if the setting is left out. */
export function sentValue(rule: SettingRule, value: unknown, stored: unknown, isStored: boolean): unknown {
  const { kind, item, required, schema } = rule;
  if (value === undefined || kind === 'secret') return undefined;
  if (kind === 'group' && isJson(value)) {
    const sent = sentValues(rule, value, isJson(stored) ? stored : {});
    return Object.keys(sent).length > 0 || isStored || required ? sent : undefined;
  }
  if (kind === 'entries' && item !== undefined && Array.isArray(value)) {
    const before: readonly unknown[] = Array.isArray(stored) ? stored : [];
    const sent = value.map((entry) => (isJson(entry) ? sentEntry(item, entry, before) : entry));
    return isStored || !isSame(sent, implicitValue(rule)) ? sent : undefined;
  }
  if (value === null) {
    if (isStored && stored === null) return null;
    return takesNull(rule) && (isStored || rule.preset !== undefined) ? null : undefined;
  }
  if (value === '' && stored !== '') {
    if (takesNull(rule)) return isStored ? null : undefined;
    // A value that cannot be empty is taken away.
    const isShort = typeof schema.minLength === 'number' && schema.minLength > 0;
    if (isShort || (kind === 'choice' && valueError(rule, '') !== undefined)) return undefined;
  }
  return isStored || !isSame(value, implicitValue(rule)) ? value : undefined;
}

/** An entry that was not changed goes back as it is stored, without the defaults that the form shows. */
function sentEntry(item: SettingRule, entry: Json, before: readonly unknown[]): Json {
  const stored = before.filter(isJson);
  const same = stored.find((each) => isSame(withDefaultsWithin(item, each), entry));
  if (same !== undefined) return same;
  // Other entries say which defaults are stored.
  return sentValues(item, entry, Object.assign({}, ...stored));
}

/** The secrets that were typed or cleared; an empty field changes nothing. */
export function sentSecrets(values: unknown): Json {
  const typed = Object.entries(isJson(values) ? values : {}).filter(([, value]) => Boolean(value));
  return Object.fromEntries(typed.map(([name, value]) => [name, isCleared(value) ? null : value]));
}
