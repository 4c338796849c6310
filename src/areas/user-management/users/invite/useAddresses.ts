import { useCallback, useMemo, useRef, useState } from 'react';
import { type AddressChange, addressKey, changeAddresses, checkAddresses, noAddresses } from './addressList';
import { useAddressCheck } from './useAddressCheck';
import type { InviteResult } from './useInvitation';

/** The addresses of an invitation: what is in the field, what is still being typed, and what is known of each. */
export function useAddresses() {
  const [{ addresses }, setList] = useState(noAddresses);
  const [text, setText] = useState('');
  // What happens while an invitation is under way must not be lost when its answer comes.
  const latest = useRef(noAddresses);
  const { known, learn, ...check } = useAddressCheck(addresses);
  const checked = useMemo(() => checkAddresses(addresses, known), [addresses, known]);

  const change = useCallback((what: AddressChange) => {
    latest.current = changeAddresses(latest.current, what);
    setList(latest.current);
    return latest.current.addresses;
  }, []);
  const add = useCallback(
    (more: string) => {
      setText('');
      return change({ type: 'add', text: more });
    },
    [change],
  );

  /** Takes what is still being typed into the field, too, and gives the e-mails that can be sent. */
  const complete = () =>
    checkAddresses(add(text), known).flatMap(({ email, sendable }) => (sendable ? [email.trim()] : []));

  /** Lets those go who were invited, with their repetitions; the others stay, with the reason. Gives how many stay. */
  const settle = (results: readonly InviteResult[]): number => {
    learn(results);
    const invited = new Set(results.filter(({ ok }) => ok).map(({ email }) => addressKey(email)));
    return change({ type: 'remove', which: ({ email }) => invited.has(addressKey(email)) }).length;
  };

  return { addresses: checked, text, setText, add, change, complete, settle, check };
}
