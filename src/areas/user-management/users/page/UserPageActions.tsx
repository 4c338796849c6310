import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import LockReset from '@mui/icons-material/LockResetOutlined';
import Unsubscribe from '@mui/icons-material/UnsubscribeOutlined';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { FurtherActions } from '@/records/list/FurtherActions';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useFocusAround } from '@/ui/focus/useFocusAround';
import { UserStatus } from '../UserStatus';
import { refusalTexts, type User, userName } from '../userSchema';
import { ActionButton, type ActionButtonProps } from './ActionButton';
import { InvitationLink } from './InvitationLink';
import { type UserAction, useUserAction } from './useUserAction';

const texts = 'areas.user-management.users.page.verbs';

/** A user's status and the actions for it. Suspending runs at once and can be undone; revoking asks first. */
export function UserPageActions({ user }: { user: User }) {
  const translate = useTranslate();
  const refusalOf = useAccessRefusal(refusalTexts);
  const { run, busy } = useUserAction(user);
  const [isRevoking, setIsRevoking] = useState(false);
  const { status, invitation } = user;
  const credentials = refusalOf(user, 'credentials');
  const isOpen = invitation?.state === 'pending' || invitation?.state === 'expired';
  // The button to revoke disappears with the invitation; the focus goes to the new status.
  const statusRef = useFocusAround<HTMLElement>(`${invitation?.state} ${isRevoking}`);
  // Suspend and Activate are the same element for React, so the focus stays on it.
  const button = (action: UserAction, icon: ReactNode, props?: Partial<ActionButtonProps>) => (
    <ActionButton
      icon={icon}
      caption={translate(`${texts}.${action}`)}
      consequence={translate(`${texts}.consequence.${action}`, { email: user.email })}
      busy={busy === action}
      onRun={() => run(action)}
      {...props}
    />
  );
  return (
    <>
      <Box ref={statusRef} tabIndex={-1} sx={{ alignSelf: 'center', mr: { sm: 1 }, borderRadius: 1 }}>
        <UserStatus user={user} />
      </Box>
      <FurtherActions>
        {status === 'invited' ? (
          <>
            {button('resend-invitation', <ForwardToInbox />, {
              ...(!isOpen && { caption: translate(`${texts}.inviteAgain`) }),
              reason: credentials,
            })}
            {isOpen
              ? button('revoke-invitation', <Unsubscribe />, {
                  busy: false,
                  reason: credentials,
                  onRun: () => setIsRevoking(true),
                })
              : null}
            {invitation?.hasLink && credentials === undefined ? (
              <InvitationLink key={user.id} user={user} />
            ) : null}
          </>
        ) : status === 'active' ? (
          button('suspend', <Block />, { reason: refusalOf(user, 'suspend') })
        ) : (
          button('activate', <CheckCircle />)
        )}
        {status === 'active' ? button('send-password-reset', <LockReset />, { reason: credentials }) : null}
      </FurtherActions>
      <ConfirmDialog
        open={isRevoking}
        title={translate(`${texts}.revokeTitle`, { name: userName(user) })}
        message={translate(`${texts}.consequence.revoke-invitation`)}
        confirm={translate(`${texts}.revoke-invitation`)}
        danger
        busy={busy === 'revoke-invitation'}
        onConfirm={() => run('revoke-invitation', () => setIsRevoking(false))}
        onCancel={() => setIsRevoking(false)}
      />
    </>
  );
}
