import type { Profile } from '@/api/profile';

/** The values of the profile form; the email is shown but cannot be changed (specification, section 2). */
export interface ProfileFields {
  name: string;
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** The form values of a loaded or saved profile: without passwords. */
export function fieldsOf({ name }: Pick<Profile, 'name'>): ProfileFields {
  return { name, currentPassword: '', newPassword: '', confirmPassword: '' };
}

/** The text keys of errors by field (specification, section 5). If `connected`, a new password requires the current one. */
export function profileErrors(
  fields: ProfileFields,
  connected: boolean,
): Partial<Record<keyof ProfileFields, string>> {
  const errors: Partial<Record<keyof ProfileFields, string>> = {};
  const { name, currentPassword, newPassword, confirmPassword } = fields;
  if (name.trim() === '') errors.name = 'app.profile.fullNameRequired';
  if (connected && currentPassword === '' && newPassword !== '') {
    errors.currentPassword = 'app.profile.currentPasswordRequired';
  }
  if (currentPassword !== '' && newPassword === '') errors.newPassword = 'app.profile.newPasswordRequired';
  if (passwordWeakness(newPassword) !== undefined) errors.newPassword = 'app.profile.weakPassword';
  const confirmationMissing = currentPassword !== '' && confirmPassword === '';
  if (confirmationMissing || confirmPassword !== newPassword) {
    errors.confirmPassword = 'app.profile.passwordsDiffer';
  }
  return errors;
}

/** In the order of the checks (specification, section 5). */
export type PasswordWeakness =
  | 'too_short'
  | 'no_upper_case'
  | 'no_lower_case'
  | 'no_number'
  | 'no_special_character';

const minimumLength = 8;

/** The first rule that a new password breaks; an empty one passes. Uses Unicode classes and UTF-16 length, without trimming (reading R8). */
export function passwordWeakness(password: string): PasswordWeakness | undefined {
  if (password === '') return undefined;
  if (password.length < minimumLength) return 'too_short';
  if (!/\p{Lu}/u.test(password)) return 'no_upper_case';
  if (!/\p{Ll}/u.test(password)) return 'no_lower_case';
  if (!/\p{Nd}/u.test(password)) return 'no_number';
  if (!/[^\p{L}\p{M}\p{N}]/u.test(password)) return 'no_special_character';
  return undefined;
}
