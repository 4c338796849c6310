import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CSSProperties } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useRowReason } from '@/records/bulk/bulk';
import { useErrorText } from '@/records/calls/useErrorText';
import { Column } from '@/records/columns/Column';
import { useColumns } from '@/records/columns/columns';
import { ListRows } from '@/records/list/ListRows';
import { RecordLink } from '@/records/list/RecordLink';
import { SortMenu } from '@/records/list/SortMenu';
import { readingTime, useUndoToast } from '@/ui/controls/useUndoToast';
import { handsetWidth } from '@/ui/handsetWidth';
import { named } from '@/ui/tips/tip';
import { UserStatus } from '../../users/UserStatus';
import { userBulk } from '../../users/userBulk';
import { type User, userName } from '../../users/userSchema';
import type { Group } from '../groupSchema';
import { useMembership, usersResource } from './useMembership';

const texts = 'areas.user-management.groups.members';

/** The members that match the search, page by page, each with a link and a button that removes it. */
export function MemberRows({ group }: { group: Group }) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery(handsetWidth, { noSsr: true });
  const columns = useColumns([
    <Column<User> key="name" source="name" width={9.5} render={(user) => <Person user={user} />} />,
    <Column<User> key="email" source="email" priority={2} width={11} />,
    <Column<User> key="status" source="status" width={8} render={(user) => <UserStatus user={user} />} />,
    <Column<User>
      key="id"
      source="id"
      label={translate(`${texts}.actions`)}
      width={6.5}
      disableSort
      align="right"
      render={(user) => <RemoveMember user={user} group={group} />}
    />,
  ]);
  return (
    <>
      {isNarrow ? <SortMenu columns={columns} /> : null}
      <ListRows
        name={translate(`${texts}.of`, { name: group.name })}
        visibleColumns={columns}
        rowClick={false}
        // The list is that of the users, whose records the data provider has checked.
        card={isNarrow ? (record) => <MemberCard user={record as User} group={group} /> : undefined}
        selectable={false}
        empty={{ title: translate(`${texts}.empty`), message: translate(`${texts}.emptyHelp`) }}
      />
    </>
  );
}

function Person({ user }: { user: User }) {
  return <RecordLink to={`/${usersResource}/${encodeURIComponent(user.id)}`}>{userName(user)}</RecordLink>;
}

function MemberCard({ user, group }: { user: User; group: Group }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Person user={user} />
        {user.name.trim() === '' ? null : (
          <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {user.email}
          </Box>
        )}
        <Box sx={{ mt: 0.75 }}>
          <UserStatus user={user} />
        </Box>
      </Box>
      <RemoveMember user={user} group={group} margins={cardMargins} />
    </Box>
  );
}

interface RemoveMemberProps {
  user: User;
  group: Group;
  margins?: CSSProperties;
}

/** Removes a user from the group at once, and offers to undo that. */
function RemoveMember({ user, group, margins = rowMargins }: RemoveMemberProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const showDone = useUndoToast();
  const errorText = useErrorText();
  const reasonOf = useRowReason(userBulk);
  const args = { name: userName(user), group: group.name };

  const errorKeys = { addGroups: 'addFailed', removeGroups: 'removeFailed' } as const;
  const showError = (op: keyof typeof errorKeys, reason: string) =>
    notify(translate(`${texts}.${errorKeys[op]}`, { ...args, reason }), {
      type: 'error',
      autoHideDuration: readingTime,
    });

  const { mutate, isPending } = useMembership(group.id, {
    onSuccess: ([result], { op }) => {
      if (!result?.ok) return showError(op, result ? reasonOf(result) : '');
      const isBack = op === 'addGroups';
      const text = translate(`${texts}.${isBack ? 'back' : 'removed'}`, args);
      showDone(text, isBack ? undefined : () => mutate({ op: 'addGroups', ids: [user.id] }));
    },
    onError: (error, { op }) => showError(op, errorText(error)),
  });
  const caption = translate(`${texts}.remove`, args);
  return (
    <button
      type="button"
      className="row-menu-button"
      style={margins}
      {...named(caption)}
      onClick={() => mutate({ op: 'removeGroups', ids: [user.id] })}
      disabled={isPending}
    >
      <PersonRemove />
    </button>
  );
}

// The icon is at the edge, and the button takes no more room than a small one; in a card it is larger.
const rowMargins: CSSProperties = { marginBlock: -1, marginInline: '-1px -4px' };
const cardMargins: CSSProperties = { marginBlock: -6, marginInline: '-6px -9px' };
