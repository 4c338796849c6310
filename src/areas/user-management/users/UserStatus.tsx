import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Unsubscribe from '@mui/icons-material/UnsubscribeOutlined';
import { StatusMark } from '@/records/lifecycle/StatusMark';
import type { User } from './userSchema';

const states = {
  texts: 'areas.user-management.users.status',
  looks: {
    active: { icon: CheckCircle, color: 'success' },
    invited: { icon: MailOutlined, color: 'info' },
    invitationExpired: { icon: Schedule, color: 'warning' },
    invitationRevoked: { icon: Unsubscribe, color: 'warning' },
    suspended: { icon: Block, color: 'error' },
  },
} as const;

/** A user's status, where an invitation that can no longer be accepted is one of its own. */
function statusOf({ status, invitation }: Pick<User, 'status' | 'invitation'>): keyof typeof states.looks {
  if (status !== 'invited') return status;
  if (invitation?.state === 'expired') return 'invitationExpired';
  return invitation?.state === 'revoked' ? 'invitationRevoked' : 'invited';
}

/** The status of a user. */
export function UserStatus({ user }: { user: Pick<User, 'status' | 'invitation'> }) {
  return <StatusMark states={states} state={statusOf(user)} />;
}
