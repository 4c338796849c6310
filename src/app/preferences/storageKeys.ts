/** How the keys begin under which the browser keeps what belongs to it: language, theme, menu. */
export const lastingPrefix = 'back-office.device.';
/** How the keys begin under which the browser keeps what a sign-out removes. */
export const personalPrefix = 'back-office.personal.';
/** How the keys begin under which the browser keeps, for one account, what a sign-out leaves: `<prefix><account>.<key>`. */
export const accountPrefix = 'back-office.account.';

/**
 * What a person keeps over a sign-out: saved views, chosen columns, the height of rows, which widgets they have seen, and what they
 * have typed outside a form that asks before it is left.
 */
export function isOfAccount(key: string): boolean {
  return /\.(savedQueries|datatable|unsaved)$|^(lists|dashboard)\./.test(key);
}

/**
 * The name of an account in the browser's storage. The profile has no id (specification, section 3), and an email address must not
 * stand there, so it is a number made of it: not a secret, but not to be read either.
 */
export function accountName(email: string): string {
  const text = email.trim().toLowerCase();
  return [0x811c9dc5, 0x01000193].map((seed) => hash(text, seed)).join('');
}

/** FNV-1a with 32 bits, in hexadecimal. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}
