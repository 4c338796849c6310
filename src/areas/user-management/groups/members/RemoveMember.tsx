import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useNotify, useTranslate } from 'react-admin';
import { useRowReason } from '@/records/bulk/bulk';
import { useErrorText } from '@/records/calls/useErrorText';
import { readingTime, useUndoToast } from '@/ui/controls/useUndoToast';
import { userBulk } from '../../users/userBulk';
import { type User, userName } from '../../users/userSchema';
import type { Group } from '../groupSchema';
import { useMembership } from './useMembership';

const texts = 'areas.user-management.groups.members';

/** Removes a user from the group at once, and offers to undo that. */
export function RemoveMember({ user, group }: { user: User; group: Group }) {
  const translate = useTranslate();
  const notify = useNotify();
  const say = useUndoToast();
  const errorText = useErrorText();
  const reasonOf = useRowReason(userBulk);
  const { mutateAsync, isPending } = useMembership(group.id);
  const args = { name: userName(user), group: group.name };

  const tell = (key: string, reason: string) =>
    notify(translate(`${texts}.${key}`, { ...args, reason }), {
      type: 'error',
      autoHideDuration: readingTime,
    });

  const run = async (op: 'addGroups' | 'removeGroups') => {
    const isBack = op === 'addGroups';
    const failed = isBack ? 'addFailed' : 'removeFailed';
    try {
      const [result] = await mutateAsync({ op, ids: [user.id] });
      if (!result?.ok) return tell(failed, result ? reasonOf(result) : '');
      const text = translate(`${texts}.${isBack ? 'back' : 'removed'}`, args);
      say(text, isBack ? undefined : () => void run('addGroups'));
    } catch (error) {
      tell(failed, errorText(error));
    }
  };
  const caption = translate(`${texts}.remove`, args);
  return (
    <Tooltip title={caption}>
      <IconButton
        aria-label={caption}
        onClick={() => void run('removeGroups')}
        disabled={isPending}
        edge="end"
        size="small"
      >
        <PersonRemove fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
