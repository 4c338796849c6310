import type { Profile } from '../../api/profile';
import { passwordWeakness } from './password';

/** What is typed on the profile page; the e-mail is shown but cannot be changed (specification, section 2). */
export interface ProfileFields {
  name: string;
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** The fields of a profile as it arrives or was just saved: without passwords. */
export function fieldsOf({ name }: Pick<Profile, 'name'>): ProfileFields {
  return { name, currentPassword: '', newPassword: '', confirmPassword: '' };
}

/**
 * The text keys of what is wrong, field by field; empty when the form is valid (specification, section 5). Where
 * passwords are really changed (`connected`), a new one needs the current one: a save must not pass it over in silence.
 */
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
