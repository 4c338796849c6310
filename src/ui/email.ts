import { RFC_EMAIL_REGEX } from 'valibot';

/**
 * Whether `text`, trimmed, is an email address: the HTML standard's rule, at most 64 characters before the `@` and 254
 * in total, no leading, trailing or doubled dot before the `@` (reading R8).
 */
export function isEmail(text: string): boolean {
  const email = text.trim();
  const local = email.slice(0, email.lastIndexOf('@'));
  return (
    email.length <= 254 && local.length <= 64 && !/^\.|\.$|\.\./.test(local) && RFC_EMAIL_REGEX.test(email)
  );
}
