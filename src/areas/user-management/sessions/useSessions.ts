import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { auditEvents } from '../audit/auditEvents';

const text = v.fallback(v.nullable(v.string()), null);
const sessionSchema = v.object({
  id: idSchema,
  /** In the server's words: 'Firefox on Windows'. */
  device: text,
  ip: text,
  place: text,
  /** ISO 8601. */
  startedAt: text,
  lastAccessAt: text,
  /** The session that makes the call. */
  current: v.fallback(v.boolean(), false),
});

export type Session = v.InferOutput<typeof sessionSchema>;

const endedSchema = v.object({ id: idSchema });
const allEndedSchema = v.object({ ended: v.number() });

/** Separate from the key of the users, whose changes end no session but by a call that refreshes this one. */
const key = 'user-management/sessions';
const users = 'user-management/users';

/** The sessions of a user, the latest access first. */
export function useSessions(userId: string) {
  const calls = useRecordCalls();
  return useQuery({
    queryKey: [key, userId],
    queryFn: async ({ signal }) => {
      const path = `/${encodeURIComponent(userId)}/sessions`;
      const found = await calls.call(users, { path, schema: v.array(sessionSchema), signal });
      return found.sort((one, other) => momentOf(other) - momentOf(one));
    },
    // They change by themselves, so they are never shown from a cache.
    staleTime: 0,
  });
}

const momentOf = ({ lastAccessAt, startedAt }: Session) => Date.parse(lastAccessAt ?? startedAt ?? '') || 0;

/** Ends one session of a user. Rejects with an ApiError: 409 for the session that makes the call. */
export function useEndSession(userId: string) {
  return useRecordMutation(
    (calls, { id }: Session) => {
      const path = `/${encodeURIComponent(userId)}/sessions/${encodeURIComponent(id)}`;
      return calls.call(users, { path, method: 'DELETE', schema: endedSchema });
    },
    { refreshes: [key, auditEvents] },
  );
}

/** Ends all sessions of a user but the one that makes the call; gives how many ended. */
export function useEndAllSessions(userId: string) {
  return useRecordMutation(
    (calls, _: undefined) => {
      const path = `/${encodeURIComponent(userId)}/actions/sign-out-everywhere`;
      return calls.call(users, { path, method: 'POST', body: {}, schema: allEndedSchema });
    },
    { refreshes: [key, auditEvents] },
  );
}
