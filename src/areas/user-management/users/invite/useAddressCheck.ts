import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRecordCalls } from '../../../../records/calls/useRecordCalls';
import { isEmail } from '../../../../ui/email';
import { type Address, type AddressStatus, addressKey } from './addressList';
import { type InviteResult, inviteSchema } from './useInvitation';

/** Milliseconds without a change after which the server is asked. */
const pause = 400;

/** What is known of addresses, and the question that is under way. */
export interface AddressCheck {
  /** Statuses by `addressKey`. */
  readonly known: ReadonlyMap<string, AddressStatus>;
  readonly checking: boolean;
  /** Why the server could not be asked. */
  readonly failure: unknown;
  readonly retry: () => void;
  /** Takes over what the server has answered elsewhere. */
  readonly learn: (results: readonly InviteResult[]) => void;
}

/**
 * Asks the server in the background what an invitation of these addresses would do, without changing anything. Only
 * addresses that it was not asked about before are sent; a change while it is being asked starts the question anew.
 */
export function useAddressCheck(addresses: readonly Address[]): AddressCheck {
  const calls = useRecordCalls();
  const [known, setKnown] = useState<ReadonlyMap<string, AddressStatus>>(new Map());
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  const learn = useCallback((results: readonly InviteResult[], asked: readonly string[] = []) => {
    // An address about which the answer says nothing is not asked about again: sending it will tell.
    const answers: [string, AddressStatus][] = asked.map((key) => [key, {}]);
    for (const { email, ok, code = 'refused', id } of results) {
      answers.push([addressKey(email), ok ? {} : { code, id }]);
    }
    setKnown((before) => new Map([...before, ...answers]));
  }, []);

  // As one text, so that an edit elsewhere in the list does not start the question anew.
  const unknown = useMemo(() => {
    const keys = addresses.filter(({ email }) => isEmail(email)).map(({ email }) => addressKey(email));
    return [...new Set(keys)].filter((key) => !known.has(key)).join(' ');
  }, [addresses, known]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    if (unknown === '') return;
    const emails = unknown.split(' ');
    const abort = new AbortController();
    const { signal } = abort;
    const ask = async () => {
      setFailure(undefined);
      const body = { emails, roleIds: [], groupIds: [], language: null, dryRun: true };
      const call = { path: '/actions/invite', method: 'POST', body, schema: inviteSchema, signal } as const;
      try {
        const { results } = await calls.call('user-management/users', call);
        if (!signal.aborted) learn(results, emails);
      } catch (error) {
        if (!signal.aborted) setFailure(error);
      }
    };
    const timer = setTimeout(ask, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [unknown, attempt, calls, learn]);

  const retry = useCallback(() => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  }, []);
  const open = unknown === '' ? undefined : failure;
  return { known, failure: open, checking: unknown !== '' && open === undefined, retry, learn };
}
