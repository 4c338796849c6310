import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useDebouncedEvent, useEvent, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { idSchema, type RecordCalls } from '@/api/records';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import {
  type Address,
  type AddressStatus,
  addAddresses,
  addressKey,
  type CheckedAddress,
  checkAddresses,
  replaceAddress,
} from './addresses';

/** The response to an invitation or its dry run: one result per address. */
const inviteSchema = v.object({
  results: v.array(
    v.object({
      email: v.string(),
      ok: v.boolean(),
      code: v.optional(v.string()),
      /** A text key or the server's own words. */
      message: v.fallback(v.optional(v.string()), undefined),
      /** The invited user, or the existing one with this address. */
      id: v.optional(idSchema),
    }),
  ),
});

type InviteResult = v.InferOutput<typeof inviteSchema>['results'][number];

/** What all invited users get, and what the message to them says. */
export interface Grants {
  readonly roleIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly language: string | null;
  /** The last day of the accounts, as `2026-12-31`. */
  readonly endsOn: string | null;
  /** In the inviting person's own words; empty for none. */
  readonly message: string;
  /** For how many days the link works; null leaves it to the server. */
  readonly expiresInDays: number | null;
}

export const noGrants: Grants = {
  roleIds: [],
  groupIds: [],
  language: null,
  endsOn: null,
  message: '',
  expiresInDays: null,
};

interface InviteBody extends Pick<Grants, 'roleIds' | 'groupIds' | 'language'> {
  readonly emails: readonly string[];
  /** What the invited people are called, by their addresses. */
  readonly names?: Readonly<Record<string, string>>;
  readonly endsOn?: string;
  readonly message?: string;
  readonly expiresInDays?: number;
  readonly dryRun?: true;
}

async function invite(calls: RecordCalls, body: InviteBody, signal?: AbortSignal): Promise<InviteResult[]> {
  const call = { path: '/actions/invite', body, reads: body.dryRun === true, schema: inviteSchema, signal };
  return (await calls.call('user-management/users', call)).results;
}

/** An invitation in preparation: its addresses with what is known about each, the text being typed, and how to send it. */
export type Invitation = ReturnType<typeof useInvitation>;

/** Holds an invitation until all its addresses are invited; the server checks them in the background. */
export function useInvitation() {
  const [addresses, setAddresses] = useState<readonly Address[]>([]);
  const [text, setText] = useState('');
  const [statusByKey, setStatusByKey] = useState<ReadonlyMap<string, AddressStatus>>(new Map());
  const checked = useMemo(() => checkAddresses(addresses, statusByKey), [addresses, statusByKey]);

  const storeResults = (results: readonly InviteResult[], checkedKeys: readonly string[] = []) => {
    // An address missing in the response counts as known; otherwise it would be checked again and again.
    const answers = new Map<string, AddressStatus>(checkedKeys.map((key) => [key, {}]));
    for (const { email, ok, code = 'refused', id, message } of results) {
      answers.set(addressKey(email), ok ? {} : { code, id, message });
    }
    setStatusByKey((previous) => new Map([...previous, ...answers]));
  };
  const uncheckedAddresses = checked.filter(
    ({ code, email }) => code === undefined && !statusByKey.has(addressKey(email)),
  );
  const check = useAddressCheck(uncheckedAddresses, storeResults);

  /** Adds the addresses of a text, which the field then no longer holds. */
  const add = useEvent((addedText: string) => {
    setText('');
    setAddresses((list) => addAddresses(list, addedText));
  });
  const remove = useEvent((keys: readonly number[]) => {
    setAddresses((list) => list.filter(({ key }) => !keys.includes(key)));
  });

  /** Puts what was typed in place of an address. */
  const correct = useEvent((key: number, typedText: string) => {
    setAddresses((list) => replaceAddress(list, key, typedText));
  });

  const { mutateAsync, isPending, error } = useRecordMutation(
    (calls, body: InviteBody) => invite(calls, body),
    { refreshes: ['user-management/users'] },
  );
  // An effect event, so that it sees what was typed before the response arrived.
  const settle = useEvent((results: readonly InviteResult[]) => {
    storeResults(results);
    const invited = new Set(results.flatMap(({ ok, email }) => (ok ? [addressKey(email)] : [])));
    const remainingAddresses = addresses.filter(({ email }) => !invited.has(addressKey(email)));
    setAddresses(remainingAddresses);
    const isDone = remainingAddresses.length === 0 && text.trim() === '';
    return { invited: invited.size, failed: results.length - invited.size, isDone };
  });
  /**
   * Invites all that can be, including the text being typed, and keeps the others in the list. Returns how many were
   * invited and failed, and whether nothing is left; undefined if nobody could be invited. Rejects with an ApiError.
   */
  const send = async (grants: Grants) => {
    const all = addAddresses(addresses, text);
    setText('');
    setAddresses(all);
    const sendable = checkAddresses(all, statusByKey).filter((address) => address.sendable);
    if (sendable.length === 0) return undefined;
    const { message, expiresInDays, endsOn, ...memberships } = grants;
    const names = sendable.flatMap(({ email, name }) => (name === undefined ? [] : [[email, name] as const]));
    const body = {
      emails: sendable.map(({ email }) => email),
      ...(names.length > 0 && { names: Object.fromEntries(names) }),
      ...memberships,
      ...(endsOn !== null && { endsOn }),
      ...(message.trim() !== '' && { message: message.trim() }),
      ...(expiresInDays !== null && { expiresInDays }),
    };
    return settle(await mutateAsync(body));
  };

  return { addresses: checked, text, setText, add, remove, correct, check, send, isPending, error };
}

/** Milliseconds without a change after which the server is asked. */
const debounceMs = 400;

/** Checks addresses by a dry run; `learn` gets the response and the checked addresses. */
function useAddressCheck(
  addresses: readonly CheckedAddress[],
  storeResults: (results: readonly InviteResult[], checkedKeys: readonly string[]) => void,
) {
  const calls = useRecordCalls();
  const query = addresses.map(({ email }) => addressKey(email)).join(' ');
  const [settledQuery, setSettledQuery] = useState('');
  const settle = useDebouncedEvent(setSettledQuery, debounceMs);
  useEffect(() => void settle(query), [settle, query]);
  const isSettled = settledQuery === query;
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['user-management/address-check', settledQuery],
    queryFn: async ({ signal }) => {
      const emails = settledQuery.split(' ');
      const body = { emails, roleIds: [], groupIds: [], language: null, dryRun: true } as const;
      const results = await invite(calls, body, signal);
      storeResults(results, emails);
      return results;
    },
    enabled: query !== '' && isSettled,
  });
  const failure = query !== '' && isSettled && !isFetching ? error : null;
  return { isChecking: query !== '' && failure === null, failure, retry: () => void refetch() };
}

const reasons = 'areas.user-management.create.users.reasons';

/** Returns why an address cannot be invited; undefined if nothing is known against it. */
export function useAddressReason(): (status: AddressStatus) => string | undefined {
  const translate = useTranslate();
  return ({ code, message }) =>
    code && translate(`${reasons}.${code}`, { _: translate(message ?? `${reasons}.refused`) });
}
