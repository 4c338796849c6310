import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Unsubscribe from '@mui/icons-material/UnsubscribeOutlined';
import { useTranslate } from 'react-admin';
import { StateChip } from '@/records/columns/StateChip';
import type { User } from './userSchema';

const looks = {
  active: { icon: CheckCircle, color: 'success' },
  invited: { icon: MailOutlined, color: 'info' },
  invitationExpired: { icon: Schedule, color: 'warning' },
  invitationRevoked: { icon: Unsubscribe, color: 'warning' },
  suspended: { icon: Block, color: 'error' },
} as const;

/** A user's status, where an invitation that can no longer be accepted is one of its own. */
function statusOf({ status, invitation }: Pick<User, 'status' | 'invitation'>): keyof typeof looks {
  if (status !== 'invited') return status;
  if (invitation?.state === 'expired') return 'invitationExpired';
  return invitation?.state === 'revoked' ? 'invitationRevoked' : 'invited';
}

/** The status of a user. */
export function StatusChip({ user }: { user: Pick<User, 'status' | 'invitation'> }) {
  const translate = useTranslate();
  const status = statusOf(user);
  return <StateChip {...looks[status]} label={translate(`areas.user-management.users.status.${status}`)} />;
}
