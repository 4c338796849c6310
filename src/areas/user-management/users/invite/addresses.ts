import { isEmail } from '../../../../ui/email';

/** These always separate addresses: commas and semicolons of all scripts, tabs and line breaks. */
const hardSeparator = /[,;，；、،؛\t\n\v\f\r\u0085\u2028\u2029]+/;
const space = /[\s\u200b\u2060]+/;
/** A quoted name before an address in angle brackets may contain separators. */
const quotedName = /"[^"\n\r]*"\s*(?=<[^<>]*>)/g;

/**
 * The addresses in a typed or pasted text; of `Name <a@b>` only the address. Adjacent words without an `@` are one
 * entry, because they may be an address with a typo.
 */
export function splitAddresses(text: string): string[] {
  return text.replace(quotedName, '').split(hardSeparator).flatMap(splitPiece);
}

/** Whether a text that is being typed ends an address, so that it can be added. */
export function endsAddress(text: string): boolean {
  return hardSeparator.test(text) || /@[^\s<>@]*[\s\u200b\u2060]|<[^<>@]*@[^<>@]*>/.test(text);
}

function splitPiece(piece: string): string[] {
  // Every second part was in angle brackets.
  const parts = piece.split(/<([^<>]*)>/);
  return parts.flatMap((part, index) => {
    const words = splitWords(part);
    const isName = index % 2 === 0 && index < parts.length - 1;
    // A name is not needed, but an address may stand before it.
    return isName ? words.filter((word) => word.includes('@')) : words;
  });
}

function splitWords(piece: string): string[] {
  const entries: string[] = [];
  let names: string[] = [];
  for (const part of piece.split(space)) {
    const word = part.replace(/^mailto:/i, '');
    if (!word.includes('@')) {
      if (word !== '') names.push(word);
      continue;
    }
    if (names.length > 0) entries.push(names.join(' '));
    entries.push(word);
    names = [];
  }
  return names.length > 0 ? [...entries, names.join(' ')] : entries;
}

/** An address as it was entered; `key` tells entries with the same text apart. */
export interface Address {
  readonly key: number;
  readonly email: string;
}

/** The list with the addresses of a text at its end, or in place of the entry with the key `replaced`. */
export function insertAddresses(list: readonly Address[], text: string, replaced?: number): Address[] {
  const found = list.findIndex(({ key }) => key === replaced);
  if (replaced !== undefined && found < 0) return [...list];
  const next = list.reduce((highest, { key }) => Math.max(highest, key), 0) + 1;
  const added = splitAddresses(text).map((email, index) => ({ key: next + index, email }));
  return found < 0 ? [...list, ...added] : list.toSpliced(found, 1, ...added);
}

/** What the server says about an address; `id` is the user it belongs to, `message` the words for a code of its own. */
export interface AddressStatus {
  readonly code?: string;
  readonly id?: string;
  readonly message?: string;
}

/** An address with its status; without a code, nothing is known against it. */
export interface CheckedAddress extends Address, AddressStatus {
  readonly sendable: boolean;
}

/** With these codes it makes no sense to send an address again. */
const final = new Set(['invalid_email', 'invalid', 'duplicate', 'exists', 'invited', 'suspended']);

export function addressKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Checks the syntax and duplicates first, then what the server has said; `known` is by `addressKey`. */
export function checkAddresses(
  addresses: readonly Address[],
  known: ReadonlyMap<string, AddressStatus>,
): CheckedAddress[] {
  const seen = new Set<string>();
  return addresses.map(({ key, email }) => {
    const compared = addressKey(email);
    const local = isEmail(email) ? (seen.has(compared) ? 'duplicate' : undefined) : 'invalid_email';
    seen.add(compared);
    const { code, id, message }: AddressStatus = local ? { code: local } : (known.get(compared) ?? {});
    return { key, email, code, id, message, sendable: code === undefined || !final.has(code) };
  });
}
