import Close from '@mui/icons-material/Close';
import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import IconButton from '@mui/material/IconButton';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { focusAround } from '@/ui/focus/takeFocus';
import { named } from '@/ui/tips/tip';
import { canPutAway, isArchived } from '../checks/readerState';
import type { Item } from '../shell/itemSchema';
import { isUnread } from '../shell/itemState';
import { note } from '../shell/reader';
import { useDismissal } from '../shell/useDismissal';
import { useFilled } from '../shell/useFilled';

/** Marks a message of the inbox as read, or puts it away, without opening it. What is to be confirmed must be opened. */
export function RowActions({ item }: { item: Item }) {
  const translate = useTranslate();
  const filled = useFilled();
  const dismiss = useDismissal();
  const title = filled(item.title);
  const name = (key: string) => translate(`areas.messages.inbox.row.${key}`, { title });
  const act = (event: MouseEvent, action: () => void) => {
    // The button disappears, and maybe its row.
    focusAround(event.currentTarget);
    action();
  };
  return (
    <>
      {isUnread(item) && !item.acknowledge ? (
        <IconButton
          size="small"
          {...named(name('read'))}
          onClick={(event) => act(event, () => note(item, 'seen'))}
        >
          <DraftsOutlined fontSize="small" />
        </IconButton>
      ) : null}
      {canPutAway(item) && !isArchived(item, item.state) ? (
        <IconButton
          size="small"
          {...named(name('dismiss'))}
          onClick={(event) => act(event, () => dismiss(item))}
        >
          <Close fontSize="small" />
        </IconButton>
      ) : null}
    </>
  );
}
