import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import LockReset from '@mui/icons-material/LockResetOutlined';
import { useTranslate } from 'react-admin';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import type { RecordLine } from '@/records/row-menu/LineMenu';
import { RecordMenu } from '@/records/row-menu/RecordMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import { type UserAction, useUserAction } from './page/useUserAction';
import { refusalTexts, type User } from './userSchema';

/** The frequent actions on one user, from the list; the same calls as on the user's page, with Undo. */
export function UserRowMenu(props: RowMenuProps<User>) {
  const user = props.record;
  const translate = useTranslate();
  const refusalOf = useAccessRefusal(refusalTexts);
  const credentials = refusalOf(user, 'credentials');
  const editRefusal = useRefusalReason('edit');
  const { run } = useUserAction(user);
  const line = (
    action: UserAction,
    icon: RecordLine['icon'],
    reason?: string,
    text: string = action,
  ): RecordLine => ({
    label: translate(`areas.user-management.users.page.verbs.${text}`),
    icon,
    reason: editRefusal ?? reason,
    onRun: () => run(action),
  });
  const lines = {
    active: [
      line('suspend', Block, refusalOf(user, 'suspend')),
      line('send-password-reset', LockReset, credentials),
    ],
    suspended: [line('activate', CheckCircle, refusalOf(user, 'activate'))],
    invited: [
      line(
        'resend-invitation',
        ForwardToInbox,
        credentials,
        user.invitation === null ? 'invite' : 'resend-invitation',
      ),
    ],
  }[user.status];
  return <RecordMenu {...props} lines={lines} canDelete deleteReason={refusalOf(user, 'delete')} />;
}
