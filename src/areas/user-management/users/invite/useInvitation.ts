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
  /** In the inviting person's own words; empty for none. */
  readonly message: string;
  /** For how many days the link works; null leaves it to the server. */
  readonly expiresInDays: number | null;
}

export const noGrants: Grants = {
  roleIds: [],
  groupIds: [],
  language: null,
  message: '',
  expiresInDays: null,
};

interface InviteBody extends Pick<Grants, 'roleIds' | 'groupIds' | 'language'> {
  readonly emails: readonly string[];
  /** What the invited people are called, by their addresses. */
  readonly names?: Readonly<Record<string, string>>;
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
  const [known, setKnown] = useState<ReadonlyMap<string, AddressStatus>>(new Map());
  const checked = useMemo(() => checkAddresses(addresses, known), [addresses, known]);

  const learn = (results: readonly InviteResult[], asked: readonly string[] = []) => {
    // An address missing in the response counts as known; otherwise it would be checked again and again.
    const answers = new Map<string, AddressStatus>(asked.map((key) => [key, {}]));
    for (const { email, ok, code = 'refused', id, message } of results) {
      answers.set(addressKey(email), ok ? {} : { code, id, message });
    }
    setKnown((before) => new Map([...before, ...answers]));
  };
  const unknown = checked.filter(({ code, email }) => code === undefined && !known.has(addressKey(email)));
  const check = useAddressCheck(unknown, learn);

  /** Adds the addresses of a text, which the field then no longer holds. */
  const add = useEvent((more: string) => {
    setText('');
    setAddresses((list) => addAddresses(list, more));
  });
  const remove = useEvent((keys: readonly number[]) => {
    setAddresses((list) => list.filter(({ key }) => !keys.includes(key)));
  });

  const { mutateAsync, isPending, error } = useRecordMutation(
    (calls, body: InviteBody) => invite(calls, body),
    { refreshes: ['user-management/users'] },
  );
  // An effect event, so that it sees what was typed before the response arrived.
  const settle = useEvent((results: readonly InviteResult[]) => {
    learn(results);
    const invited = new Set(results.flatMap(({ ok, email }) => (ok ? [addressKey(email)] : [])));
    const left = addresses.filter(({ email }) => !invited.has(addressKey(email)));
    setAddresses(left);
    const isDone = left.length === 0 && text.trim() === '';
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
    const sendable = checkAddresses(all, known).filter((address) => address.sendable);
    if (sendable.length === 0) return undefined;
    const { message, expiresInDays, ...given } = grants;
    const names = sendable.flatMap(({ email, name }) => (name === undefined ? [] : [[email, name] as const]));
    const body = {
      emails: sendable.map(({ email }) => email),
      ...(names.length > 0 && { names: Object.fromEntries(names) }),
      ...given,
      ...(message.trim() !== '' && { message: message.trim() }),
      ...(expiresInDays !== null && { expiresInDays }),
    };
    return settle(await mutateAsync(body));
  };

  return { addresses: checked, text, setText, add, remove, check, send, isPending, error };
}

/** Milliseconds without a change after which the server is asked. */
const debounceMs = 400;

/** Checks addresses by a dry run; `learn` gets the response and the checked addresses. */
function useAddressCheck(
  addresses: readonly CheckedAddress[],
  learn: (results: readonly InviteResult[], asked: readonly string[]) => void,
) {
  const calls = useRecordCalls();
  const wanted = addresses.map(({ email }) => addressKey(email)).join(' ');
  const [settled, setSettled] = useState('');
  const settle = useDebouncedEvent(setSettled, debounceMs);
  useEffect(() => void settle(wanted), [settle, wanted]);
  const isSettled = settled === wanted;
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['user-management/address-check', settled],
    queryFn: async ({ signal }) => {
      const emails = settled.split(' ');
      const body = { emails, roleIds: [], groupIds: [], language: null, dryRun: true } as const;
      const results = await invite(calls, body, signal);
      learn(results, emails);
      return results;
    },
    enabled: wanted !== '' && isSettled,
  });
  const failure = wanted !== '' && isSettled && !isFetching ? error : null;
  return { isChecking: wanted !== '' && failure === null, failure, retry: () => void refetch() };
}

const reasons = 'areas.user-management.create.users.reasons';

/** Returns why an address cannot be invited; undefined if nothing is known against it. */
export function useAddressReason(): (status: AddressStatus) => string | undefined {
  const translate = useTranslate();
  return ({ code, message }) =>
    code && translate(`${reasons}.${code}`, { _: translate(message ?? `${reasons}.refused`) });
}
