import * as v from 'valibot';

const text = v.fallback(v.string(), '');

/** The signed-in admin (specification, section 3). A value of the wrong type counts as missing. */
export const profileSchema = v.pipe(
  // `v.object` alone accepts arrays.
  v.custom<object>((input) => !Array.isArray(input)),
  v.object({
    name: text,
    email: text,
    permissions: v.fallback(
      v.pipe(
        v.array(v.unknown()),
        v.transform((keys) => [...new Set(keys.filter((key) => typeof key === 'string'))]),
      ),
      [],
    ),
  }),
);

export type Profile = v.InferOutput<typeof profileSchema>;

/** The first part of the profile's query keys; areas invalidate it after a change of the user's own permissions. */
export const profileKey = 'profile';
