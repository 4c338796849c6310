import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import Unsubscribe from '@mui/icons-material/UnsubscribeOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog';
import { useUserRefusal } from '../../refusals';
import { StatusChip } from '../StatusChip';
import type { User } from '../userSchema';
import { UserCommand } from './UserCommand';
import { userName } from './userName';
import { useUserVerbs } from './useUserVerbs';

const texts = 'areas.user-management.users.page.verbs';

/** A user's status, and what can be done about it. Suspending can be undone, so it is not asked about; revoking cannot. */
export function UserCommands({ user }: { user: User }) {
  const translate = useTranslate();
  const refusalOf = useUserRefusal();
  const { run, busy } = useUserVerbs(user);
  const [revoking, setRevoking] = useState(false);
  const { status, invitation } = user;
  const open = invitation?.state === 'pending' || invitation?.state === 'expired';
  return (
    <>
      <Box sx={{ alignSelf: 'center', mr: 1 }}>
        <StatusChip user={user} />
      </Box>
      {status === 'invited' ? (
        <UserCommand
          icon={<ForwardToInbox />}
          caption={translate(open ? `${texts}.resend-invitation` : `${texts}.inviteAgain`)}
          consequence={translate(`${texts}.consequence.resend-invitation`)}
          busy={busy === 'resend-invitation'}
          onRun={() => void run('resend-invitation')}
        />
      ) : null}
      {status === 'invited' && open ? (
        <UserCommand
          icon={<Unsubscribe />}
          caption={translate(`${texts}.revoke-invitation`)}
          consequence={translate(`${texts}.consequence.revoke-invitation`)}
          busy={false}
          onRun={() => setRevoking(true)}
        />
      ) : null}
      {status === 'invited' ? null : (
        // One element for both, so that the focus stays on it.
        <UserCommand
          icon={status === 'active' ? <Block /> : <CheckCircle />}
          caption={translate(status === 'active' ? `${texts}.suspend` : `${texts}.activate`)}
          consequence={translate(`${texts}.consequence.${status === 'active' ? 'suspend' : 'activate'}`)}
          reason={status === 'active' ? refusalOf(user, 'suspend') : undefined}
          busy={busy === 'suspend' || busy === 'activate'}
          onRun={() => void run(status === 'active' ? 'suspend' : 'activate')}
        />
      )}
      <ConfirmDialog
        open={revoking}
        title={translate(`${texts}.revokeTitle`, { name: userName(user) })}
        message={translate(`${texts}.consequence.revoke-invitation`)}
        confirm={translate(`${texts}.revoke-invitation`)}
        danger
        busy={busy === 'revoke-invitation'}
        onConfirm={async () => {
          await run('revoke-invitation');
          setRevoking(false);
        }}
        onCancel={() => setRevoking(false)}
      />
    </>
  );
}
