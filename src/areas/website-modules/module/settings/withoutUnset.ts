import { isBlank, isJson, type Json } from '../../checks/schema/json';

/** The values without the empty objects that the form adds for groups and texts without a stored value. */
export const withoutUnset = (values: Json, stored: Json): Json =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => Object.hasOwn(stored, name) || !isJson(value) || !isBlank(value))
      .map(([name, value]) => {
        const before = stored[name];
        return [name, isJson(value) ? withoutUnset(value, isJson(before) ? before : {}) : value];
      }),
  );
