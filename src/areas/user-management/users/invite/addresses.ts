import { isEmail } from '@/ui/email';

/** An address with the name that was given for it. */
interface NamedAddress {
  readonly email: string;
  readonly name?: string | undefined;
}

/** A line, or the text between semicolons that are not in quotes or brackets. */
const piece = /(?:"[^"\n\r]*"(?=[^"<>]{0,99}<)|\([^()\n\r]*\)(?=\s*<)|[^;；؛\n\v\f\r\u0085\u2028\u2029])+/g;
const comma = /[,，、،\t]+/;
const space = /[\s\u200b\u2060]+/;
const edges = /^[\s,，、،]+|[\s,，、،]+$/g;
const quoted = /^(["'])(.*)\1$/s;

/**
 * The addresses in a typed or pasted text with their names, as mail programs write them (`Lee, Ann <ann@x>; "Roe, Bob" <bob@x>`) or as
 * a row of a table has them. Adjacent words without an `@` are one entry, because they may be an address with a typo.
 */
export function readAddresses(text: string): NamedAddress[] {
  return (text.match(piece) ?? []).flatMap((part) => readRow(part) ?? readPiece(part));
}

/** Whether a text that is being typed ends an address, so that it can be added; a comma within a name ends none. */
export function endsAddress(text: string): boolean {
  return /[\n\r]|@[^\s<>@"']*[\s\u200b,;，；、،؛]|<[^<>@]*@[^<>@]*>/.test(text);
}

/** A row of a table: one cell has the address, the others the name; cells with digits have neither. */
function readRow(text: string): NamedAddress[] | undefined {
  const cells = text.split('\t').map((cell) => cell.trim());
  const [email, another] = cells.filter((cell) => cell.includes('@'));
  if (cells.length < 2 || email === undefined || another !== undefined || /[\s<,]/.test(email)) return;
  return [withName(email, cells.filter((cell) => !/[\d@]/.test(cell)).join(' '))];
}

function readPiece(text: string): NamedAddress[] {
  const entries: NamedAddress[] = [];
  let name = '';
  // Every second part was in angle brackets; the last ones may be open still.
  const parts = text.split(/<([^<>]*)(?:>|$)/);
  for (const [index, part] of parts.entries()) {
    if (index === parts.length - 1) entries.push(...withoutNames(part));
    else if (index % 2 === 0) {
      const quote = part.indexOf('"');
      const unquotedText = quote < 0 ? part : part.slice(0, quote);
      // Addresses may precede a name, separated only by a space.
      const [, leadingText = ''] = /^(.*@[^\s,'"]*[\s,，、،]+)/s.exec(unquotedText) ?? [];
      const leadingAddresses = withoutNames(leadingText);
      // Some programs write the address in place of the name.
      if (addressKey(leadingAddresses.at(-1)?.email ?? '') === addressKey(parts[index + 1] ?? ''))
        leadingAddresses.pop();
      entries.push(...leadingAddresses);
      name = part.slice(leadingText.length);
    } else {
      const addresses = withoutNames(part);
      const [address] = addresses.length === 1 ? addresses : [];
      if (address === undefined) entries.push(...withoutNames(name), ...addresses);
      else entries.push(withName(address.email, name));
    }
  }
  return entries;
}

function withName(email: string, text: string): NamedAddress {
  const name = text
    .replace(edges, '')
    .replace(quoted, '$2')
    .replaceAll('\\"', '"')
    .replace(/\s+/g, ' ')
    .trim();
  return name === '' || addressKey(name) === addressKey(email) ? { email } : { email, name };
}

function withoutNames(text: string): NamedAddress[] {
  return text.split(comma).flatMap((part) => {
    const entries: string[] = [];
    let names: string[] = [];
    for (const word of part.split(space).map((token) => token.replace(/^mailto:/i, ''))) {
      if (!word.includes('@')) {
        if (word !== '') names.push(word);
        continue;
      }
      if (names.length > 0) entries.push(names.join(' '));
      entries.push(word);
      names = [];
    }
    if (names.length > 0) entries.push(names.join(' '));
    return entries.map((email) => ({ email }));
  });
}

/** An address as one text, as it can be read again. */
export function addressText({ email, name }: NamedAddress): string {
  return name === undefined ? email : `"${name.replaceAll('"', "'")}" <${email}>`;
}

/** An address as it was entered; `key` distinguishes entries with the same text. */
export interface Address extends NamedAddress {
  readonly key: number;
}

/** The list with the addresses of a text at its end. */
export function addAddresses(list: readonly Address[], text: string): Address[] {
  const next = Math.max(0, ...list.map(({ key }) => key)) + 1;
  return [...list, ...readAddresses(text).map((address, index) => ({ key: next + index, ...address }))];
}

/** The list with what was typed in place of an address; nothing removes it. The first keeps the key, so that its row stays. */
export function replaceAddress(list: readonly Address[], key: number, text: string): Address[] {
  const next = Math.max(0, ...list.map((address) => address.key)) + 1;
  return list.flatMap((address) =>
    address.key !== key
      ? [address]
      : readAddresses(text).map((typed, index) => ({ key: index === 0 ? key : next + index, ...typed })),
  );
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
const finalCodes = new Set(['invalid_email', 'invalid', 'duplicate', 'exists', 'invited', 'suspended']);

export function addressKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Checks the syntax and duplicates first, then what the server has said; `known` is by `addressKey`. */
export function checkAddresses(
  addresses: readonly Address[],
  statusByKey: ReadonlyMap<string, AddressStatus>,
): CheckedAddress[] {
  const earlierKeys = new Set<string>();
  return addresses.map((address) => {
    const { email } = address;
    const key = addressKey(email);
    const localCode = isEmail(email) ? (earlierKeys.has(key) ? 'duplicate' : undefined) : 'invalid_email';
    earlierKeys.add(key);
    const { code, id, message }: AddressStatus = localCode
      ? { code: localCode }
      : (statusByKey.get(key) ?? {});
    return { ...address, code, id, message, sendable: code === undefined || !finalCodes.has(code) };
  });
}
