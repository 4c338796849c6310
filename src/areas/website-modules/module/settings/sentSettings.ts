import { invalidFields } from '@/api/apiError';
import { isSame } from '@/records/form/changedFields';
import { readSettings, type Setting } from './readSettings';

type Values = Readonly<Record<string, unknown>>;

/** Whether a value is an object. */
export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The form's value for a secret to be cleared. */
export const cleared = { isCleared: true } as const;

const isCleared = (value: unknown) => isValues(value) && value.isCleared === true;

const isBlank = (value: unknown): boolean =>
  isValues(value) ? Object.values(value).every(isBlank) : (value ?? '') === '';

/** What holds of a setting that is not stored: its default; a checkbox without one is off. */
const implicitValue = ({ kind, preset }: Setting) => preset ?? (kind === 'boolean' ? false : undefined);

/** A module's settings as its form has them: those that are not stored have their default. */
export function withDefaults(schema: unknown, stored: Values): Values {
  const defaults = readSettings(schema).flatMap((setting) => {
    const value = implicitValue(setting);
    return value === undefined || Object.hasOwn(stored, setting.name) ? [] : [[setting.name, value]];
  });
  return { ...stored, ...Object.fromEntries(defaults) };
}

/** The values without the empty objects that the form adds for texts without a stored value. */
export const withoutUnset = (values: Values, stored: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => Object.hasOwn(stored, name) || !isValues(value) || !isBlank(value),
    ),
  );

/**
 * The settings to send. What the form has no input for goes back as it is; a secret never does. Left out is what is not
 * stored and was not set either: nothing, or the default that the form shows.
 * @throws ApiError at the field if the JSON is not an object
 */
export function sentSettings(settings: readonly Setting[], values: unknown, stored: Values): Values {
  if (!isValues(values)) throw invalidFields({ settings: 'areas.website-modules.errors.object' });
  const settingsByName = new Map(settings.map((setting) => [setting.name, setting]));
  const sent = Object.entries(values).filter(([name, value]) => {
    const setting = settingsByName.get(name);
    if (setting === undefined || setting.kind === 'foreign') return true;
    if (setting.kind === 'secret') return false;
    const isStored = Object.hasOwn(stored, name);
    // An emptied number, date or choice.
    if (value === null) return isStored && stored[name] === null;
    return isStored || !isSame(value, implicitValue(setting));
  });
  return Object.fromEntries(sent);
}

/** The secrets that were typed or cleared; an empty field changes nothing. */
export function sentSecrets(values: unknown): Values {
  const typed = Object.entries(isValues(values) ? values : {}).filter(([, value]) => Boolean(value));
  return Object.fromEntries(typed.map(([name, value]) => [name, isCleared(value) ? null : value]));
}
