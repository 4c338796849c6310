import { isEmail } from '../../../../ui/email';
import { splitAddresses } from './splitAddresses';

/** An address in the field, as it was written; `key` tells entries with the same text apart. */
export interface Address {
  readonly key: number;
  readonly email: string;
}

/** The field's content; `next` is the key of the address that comes next. */
export interface AddressList {
  readonly addresses: readonly Address[];
  readonly next: number;
}

export const noAddresses: AddressList = { addresses: [], next: 1 };

export type AddressChange =
  | { readonly type: 'add'; readonly text: string }
  /** What was edited may have become several addresses, or none. */
  | { readonly type: 'edit'; readonly key: number; readonly text: string }
  | { readonly type: 'remove'; readonly which: (address: Address) => boolean };

/** The content after a change. */
export function changeAddresses(list: AddressList, change: AddressChange): AddressList {
  const { addresses, next } = list;
  if (change.type === 'remove') {
    return { ...list, addresses: addresses.filter((address) => !change.which(address)) };
  }
  const added = splitAddresses(change.text).map((email, index) => ({ key: next + index, email }));
  const grown = { next: next + added.length };
  if (change.type === 'add') return { ...grown, addresses: [...addresses, ...added] };
  const place = addresses.findIndex(({ key }) => key === change.key);
  return { ...grown, addresses: place < 0 ? addresses : addresses.toSpliced(place, 1, ...added) };
}

/** What the server says of an address; `id` is the user whom it belongs to. */
export interface AddressStatus {
  readonly code?: string;
  readonly id?: string;
}

/** An address with what is known of it: no code, nothing against it. */
export interface CheckedAddress extends Address, AddressStatus {
  /** It will be part of the next invitation. */
  readonly sendable: boolean;
}

/** The codes after which another attempt makes no sense. */
const final = new Set(['invalid_email', 'duplicate', 'exists', 'invited', 'suspended']);

/** The form in which addresses are compared. */
export function addressKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Checks by form and repetition, then by what the server has said. A failure for any other reason may be sent again. */
export function checkAddresses(
  addresses: readonly Address[],
  known: ReadonlyMap<string, AddressStatus>,
): CheckedAddress[] {
  const seen = new Set<string>();
  return addresses.map((address) => {
    const key = addressKey(address.email);
    const status = localStatus(address.email, seen.has(key)) ?? known.get(key) ?? {};
    seen.add(key);
    const sendable = status.code === undefined || !final.has(status.code);
    return { ...address, code: status.code, id: status.id, sendable };
  });
}

function localStatus(email: string, repeated: boolean): AddressStatus | undefined {
  if (!isEmail(email)) return { code: 'invalid_email' };
  return repeated ? { code: 'duplicate' } : undefined;
}
