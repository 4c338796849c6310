import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Unsubscribe from '@mui/icons-material/UnsubscribeOutlined';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { User } from './userSchema';

const looks = {
  active: { Icon: CheckCircle, color: 'success' },
  invited: { Icon: MailOutlined, color: 'info' },
  invitationExpired: { Icon: Schedule, color: 'warning' },
  invitationRevoked: { Icon: Unsubscribe, color: 'warning' },
  suspended: { Icon: Block, color: 'error' },
} as const;

/** A user's status, where an invitation that can no longer be accepted is one of its own. */
function statusOf({ status, invitation }: Pick<User, 'status' | 'invitation'>): keyof typeof looks {
  if (status !== 'invited') return status;
  if (invitation?.state === 'expired') return 'invitationExpired';
  return invitation?.state === 'revoked' ? 'invitationRevoked' : 'invited';
}

/** The status of a user as text with an icon; the colour only repeats it. */
export function StatusChip({ user }: { user: Pick<User, 'status' | 'invitation'> }) {
  const translate = useTranslate();
  const status = statusOf(user);
  const { Icon, color } = looks[status];
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={<Icon color={color} />}
      label={translate(`areas.user-management.users.status.${status}`)}
      sx={{ borderColor: 'divider' }}
    />
  );
}
