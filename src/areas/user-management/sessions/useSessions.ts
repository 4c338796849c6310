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
      const sessions = await calls.call(users, { path, schema: v.array(sessionSchema), signal });
      return sessions.sort((left, right) => momentOf(right) - momentOf(left));
    },
    // They change by themselves, so they are never shown from a cache.
    staleTime: 0,
  });
}

const momentOf = ({ lastAccessAt, startedAt }: Session) => Date.parse(lastAccessAt ?? startedAt ?? '') || 0;

/** A session to end, and its device in words. */
export interface EndedSession {
  readonly id: Session['id'];
  readonly device: string;
}

interface EndingCallbacks<Variables, Answer> {
  readonly onSuccess: (answer: Answer, variables: Variables) => void;
  readonly onError?: (error: Error, variables: Variables) => void;
}

/** Ends one session of a user. The server refuses (409) to end the one that makes the call. */
export function useEndSession(userId: string, callbacks: EndingCallbacks<EndedSession, { id: string }>) {
  return useRecordMutation(
    (calls, { id }: EndedSession) => {
      const path = `/${encodeURIComponent(userId)}/sessions/${encodeURIComponent(id)}`;
      return calls.call(users, { path, method: 'DELETE', schema: endedSchema });
    },
    { ...callbacks, refreshes: [key, auditEvents] },
  );
}

/** Ends all sessions of a user but the one that makes the call; gives how many ended. */
export function useEndAllSessions(userId: string, callbacks: EndingCallbacks<undefined, { ended: number }>) {
  return useRecordMutation(
    (calls, _: undefined) => {
      const path = `/${encodeURIComponent(userId)}/actions/sign-out-everywhere`;
      return calls.call(users, { path, method: 'POST', body: {}, schema: allEndedSchema });
    },
    { ...callbacks, refreshes: [key, auditEvents] },
  );
}
