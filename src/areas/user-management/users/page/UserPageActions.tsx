import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import LockReset from '@mui/icons-material/LockResetOutlined';
import Unsubscribe from '@mui/icons-material/UnsubscribeOutlined';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { FurtherActions } from '@/records/list/FurtherActions';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { refusalTexts, type User, userName } from '../userSchema';
import { ActionButton, type ActionButtonProps } from './ActionButton';
import { InvitationLink } from './InvitationLink';
import { type UserAction, useUserAction } from './useUserAction';

const texts = 'areas.user-management.users.page.verbs';

/** The actions for a user. Suspending runs at once and can be undone; revoking asks first. */
export function UserPageActions({ user }: { user: User }) {
  const translate = useTranslate();
  const refusalOf = useAccessRefusal(refusalTexts);
  const { run, busy } = useUserAction(user);
  const [isRevoking, setIsRevoking] = useState(false);
  const { status, invitation, lockedUntil } = user;
  const credentials = refusalOf(user, 'credentials');
  const isOpen = invitation?.state === 'pending' || invitation?.state === 'expired';
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
      <FurtherActions
        shown={
          status === 'invited'
            ? button('resend-invitation', <ForwardToInbox />, {
                ...(!isOpen && {
                  caption: translate(`${texts}.${invitation === null ? 'invite' : 'inviteAgain'}`),
                }),
                reason: credentials,
              })
            : status === 'active'
              ? button('suspend', <Block />, { reason: refusalOf(user, 'suspend') })
              : button('activate', <CheckCircle />, { reason: refusalOf(user, 'activate') })
        }
      >
        {status === 'invited' && isOpen
          ? button('revoke-invitation', <Unsubscribe />, {
              busy: false,
              reason: credentials,
              onRun: () => setIsRevoking(true),
            })
          : null}
        {status === 'invited' && invitation?.hasLink && credentials === undefined ? (
          <InvitationLink key={user.id} user={user} />
        ) : null}
        {lockedUntil === null ? null : button('unlock', <LockOpen />)}
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
