import { ApiError } from '@/api/apiError';
import type { Setting } from './readSettings';

type Values = Readonly<Record<string, unknown>>;

/** Whether a value is an object. */
export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The form's value for a secret to be cleared. */
export const cleared = { isCleared: true } as const;

const isCleared = (value: unknown) => isValues(value) && value.isCleared === true;

const isBlank = (value: unknown): boolean =>
  isValues(value) ? Object.values(value).every(isBlank) : (value ?? '') === '';

/** The values without the empty objects that the form adds for texts and groups without a stored value. */
export const withoutUnset = (values: Values, stored: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => Object.hasOwn(stored, name) || !isValues(value) || !isBlank(value),
    ),
  );

/**
 * The settings to send, without unsupported ones, which the server keeps, and without those that are empty and not stored.
 * @throws ApiError at the field if the JSON is not an object
 */
export function sentSettings(settings: readonly Setting[], values: unknown, stored: Values): Values {
  if (!isValues(values))
    throw new ApiError('refused', 422, { errors: { settings: 'areas.website-modules.errors.object' } });
  const foreign = new Set(settings.flatMap(({ name, kind }) => (kind === 'foreign' ? [name] : [])));
  return Object.fromEntries(
    Object.entries(withoutUnset(values, stored)).filter(([name]) => !foreign.has(name)),
  );
}

/** The secrets that were typed or cleared; an empty field changes nothing. */
export function sentSecrets(values: unknown): Values {
  const typed = Object.entries(isValues(values) ? values : {}).filter(([, value]) => Boolean(value));
  return Object.fromEntries(typed.map(([name, value]) => [name, isCleared(value) ? null : value]));
}
