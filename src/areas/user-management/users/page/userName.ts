import type { User } from '../userSchema';

/** What a user is called; one without a name goes by the address. */
export function userName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name.trim() || email;
}
