/** What a new password lacks, in the order in which it is checked (specification, section 5). */
export type PasswordWeakness =
  | 'too_short'
  | 'no_upper_case'
  | 'no_lower_case'
  | 'no_number'
  | 'no_special_character';

const minimumLength = 8;

/**
 * The first rule that a new password breaks, or undefined; an empty one passes. Classes are Unicode's, length counts
 * UTF-16 units, nothing is trimmed or normalised (reading R8).
 */
export function passwordWeakness(password: string): PasswordWeakness | undefined {
  if (password === '') return undefined;
  if (password.length < minimumLength) return 'too_short';
  if (!/\p{Lu}/u.test(password)) return 'no_upper_case';
  if (!/\p{Ll}/u.test(password)) return 'no_lower_case';
  if (!/\p{Nd}/u.test(password)) return 'no_number';
  if (!/[^\p{L}\p{M}\p{N}]/u.test(password)) return 'no_special_character';
  return undefined;
}
