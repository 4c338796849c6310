import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { useErrorText } from '@/records/calls/useErrorText';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useFocusAround } from '@/ui/focus/useFocusAround';
import { type User, userName } from '../users/userSchema';
import { SessionRow } from './SessionRow';
import { type Session, useEndAllSessions, useEndSession, useSessions } from './useSessions';

const texts = 'areas.user-management.edit.users.sessions';

/** The sessions of a user, with buttons to end one or all others. */
export function Sessions({ user }: { user: User }) {
  const translate = useTranslate();
  const query = useSessions(user.id);
  return (
    <Loaded query={query} failureText={translate(`${texts}.failed`)}>
      {(sessions) => <SessionRows user={user} sessions={sessions} />}
    </Loaded>
  );
}

function SessionRows({ user, sessions }: { user: User; sessions: readonly Session[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const name = userName(user);
  const isOwn = sessions.some(({ current }) => current);
  const otherSessions = sessions.filter(({ current }) => !current);
  const owner = isOwn ? 'own' : 'other';

  const endOne = useEndSession(user.id, {
    onSuccess: (_answer, { device }) =>
      notify(`${texts}.ended`, { type: 'success', messageArgs: { device } }),
    onError: (error, { device }) =>
      notify(`${texts}.notEnded`, { type: 'error', messageArgs: { device, reason: errorText(error) } }),
  });
  // After a failure the dialog shows the reason, and can be confirmed again.
  const endAll = useEndAllSessions(user.id, {
    onSuccess: ({ ended }) => {
      const type = ended > 0 ? 'success' : 'info';
      notify(`${texts}.allEnded.${owner}`, { type, messageArgs: { smart_count: ended, name } });
      setIsAsking(false);
    },
  });
  // The button of an ended session goes with its row.
  const section = useFocusAround<HTMLDivElement>(sessions.length);
  if (sessions.length === 0) {
    return (
      <Typography role="status" ref={section}>
        {translate(`${texts}.empty`)}
      </Typography>
    );
  }
  return (
    <div ref={section}>
      <Box component="ul" sx={list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={endOne.isPending && endOne.variables?.id === session.id}
            onEnd={(device) => endOne.mutate({ id: session.id, device })}
          />
        ))}
      </Box>
      {otherSessions.length > 0 ? (
        <Button
          variant="outlined"
          color="error"
          sx={{ mt: 2 }}
          onClick={() => {
            endAll.reset();
            setIsAsking(true);
          }}
        >
          {translate(`${texts}.endAll.${owner}`)}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={translate(`${texts}.endAllTitle.${owner}`, { name })}
        message={translate(`${texts}.endAllMessage.${owner}`, { smart_count: otherSessions.length })}
        confirm={translate(`${texts}.endAll.${owner}`)}
        danger
        busy={endAll.isPending}
        error={endAll.error ? errorText(endAll.error) : undefined}
        onConfirm={() => endAll.mutate(undefined)}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  borderTop: 1,
  borderColor: 'divider',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 0.5,
    py: 1.25,
    borderBottom: 1,
    borderColor: 'divider',
  },
} as const;
