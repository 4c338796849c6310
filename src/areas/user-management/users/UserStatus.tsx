import { StatusMark } from '@/records/lifecycle/StatusMark';
import { stateIcons } from '@/ui/marks/stateIcons';
import type { User } from './userSchema';

const states = {
  texts: 'areas.user-management.users.status',
  looks: {
    active: { icon: stateIcons.inEffect, tone: 'success' },
    invited: { icon: stateIcons.invited, tone: 'info' },
    invitationExpired: { icon: stateIcons.expired, tone: 'warning' },
    invitationRevoked: { icon: stateIcons.revoked, tone: 'warning' },
    invitationNotSent: { icon: stateIcons.off, tone: 'warning' },
    locked: { icon: stateIcons.blocked, tone: 'warning' },
    suspended: { icon: stateIcons.blocked, tone: 'error' },
  },
} as const;

type UserState = Pick<User, 'status' | 'invitation' | 'lockedUntil'>;

/** A user's status, where an invitation that can no longer be accepted is one of its own. */
function statusOf({ status, invitation, lockedUntil }: UserState): keyof typeof states.looks {
  if (status === 'active' && lockedUntil !== null) return 'locked';
  if (status !== 'invited') return status;
  if (invitation === null) return 'invitationNotSent';
  if (invitation.state === 'expired') return 'invitationExpired';
  return invitation.state === 'revoked' ? 'invitationRevoked' : 'invited';
}

/** The status of a user. */
export function UserStatus({ user }: { user: UserState }) {
  return <StatusMark states={states} state={statusOf(user)} />;
}
