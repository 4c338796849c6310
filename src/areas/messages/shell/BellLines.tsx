import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { writtenIn } from '@/api/languageDirection';
import { useErrorText } from '@/records/calls/useErrorText';
import { relativeTime } from '@/records/columns/relativeTime';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { handsetQuery } from '@/ui/handsetQuery';
import { canPutAway, isArchived } from '../checks/readerState';
import { type Item, inboxPath, itemPath } from './itemSchema';
import { isUnread } from './itemState';
import { useReader } from './reader';
import { SeverityMark } from './SeverityMark';
import { useDismissal } from './useDismissal';
import { useFilled } from './useFilled';
import { useInbox } from './useInbox';
import { useReadAll } from './useReadAll';

/** The number of messages in the menu. */
const maxLines = 10;

/** The newest messages in the bell's menu, without the archive. Enter opens one, Delete dismisses it. */
export function BellLines({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { items, error, refetch } = useInbox({
    page: 1,
    perPage: maxLines,
    filter: { archived: false },
  });
  const visibleItems = items?.filter((item) => !isArchived(item, item.state));
  const allLink = useRef<HTMLAnchorElement>(null);
  const { unread } = useReader();
  const { readAll } = useReadAll();
  // A hidden line would catch End and ArrowUp.
  const isHandset = useMediaQuery(handsetQuery, { noSsr: true });
  const text = (key: string) => translate(`areas.messages.parts.${key}`);
  return (
    <>
      <Box component="li" role="presentation" sx={head}>
        {translate('areas.messages.shell.name')}
      </Box>
      {visibleItems?.map((item, index) => (
        <ItemLine key={item.id} item={item} isFirst={index === 0} onClose={onClose} />
      ))}
      {visibleItems?.length === 0 ? <MenuItem disabled>{text('none')}</MenuItem> : null}
      {visibleItems === undefined && !error ? (
        <MenuItem disabled>{translate('ui.state.loading')}</MenuItem>
      ) : null}
      {visibleItems === undefined && error ? (
        <MenuItem onClick={() => void refetch()} sx={line}>
          <ListItemText
            primary={text('failed')}
            secondary={`${errorText(error)} ${translate('ui.action.retry')}`}
          />
        </MenuItem>
      ) : null}
      <Box component="li" role="none" sx={allLine}>
        <MenuItem component={Link} ref={allLink} to={inboxPath} onClick={onClose} sx={half}>
          {text('all')}
        </MenuItem>
        {unread > 0 ? (
          <MenuItem
            component="div"
            onClick={() => {
              // This line disappears.
              allLink.current?.focus();
              readAll();
            }}
            sx={half}
          >
            {text('readAll')}
          </MenuItem>
        ) : null}
      </Box>
      {isHandset ? (
        <MenuItem onClick={onClose} sx={[atEnd, { height: 48 }]}>
          {translate('ui.action.close')}
        </MenuItem>
      ) : null}
    </>
  );
}

interface ItemLineProps {
  item: Item;
  isFirst: boolean;
  onClose: () => void;
}

function ItemLine({ item, isFirst, onClose }: ItemLineProps) {
  const translate = useTranslate();
  const filled = useFilled();
  const dismiss = useDismissal();
  const [locale] = useLocaleState();
  const { id, title, summary, language, severity, from, acknowledge } = item;
  const link = useRef<HTMLAnchorElement>(null);
  // Only once: afterwards the menu's keys move the focus.
  const [takesFocus] = useState(isFirst);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  const isNew = isUnread(item);
  const isDismissible = canPutAway(item);
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Delete' || !isDismissible) return;
    const { currentTarget } = event;
    const menu = currentTarget.closest('[role=menu]');
    const lines = [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    // At least the link to all messages follows.
    lines[lines.indexOf(currentTarget) + 1]?.focus();
    dismiss(item);
  }
  return (
    <MenuItem
      component={Link}
      to={itemPath(id)}
      ref={link}
      aria-keyshortcuts={isDismissible ? 'Delete' : undefined}
      onClick={onClose}
      onKeyDown={onKeyDown}
      sx={line}
    >
      <ListItemText
        primary={
          <Box component="span" sx={firstLine}>
            <Box component="span" sx={{ flexGrow: 1, fontWeight: isNew ? 600 : undefined }}>
              <SeverityMark plain severity={severity}>
                <span {...writtenIn(language)}>{filled(title)}</span>
              </SeverityMark>
            </Box>
            {from === null ? null : (
              <Box component="time" dateTime={from} sx={time}>
                {relativeTime(Date.parse(from) - Date.now(), locale)}
              </Box>
            )}
            {isNew ? (
              <Box component="span" sx={dot}>
                <span style={visuallyHidden}>{translate('areas.messages.parts.unread')}</span>
              </Box>
            ) : null}
          </Box>
        }
        secondary={
          <>
            {isNew && acknowledge ? `${translate('areas.messages.parts.toConfirm')} · ` : null}
            <span {...writtenIn(language)}>{filled(summary)}</span>
          </>
        }
        slotProps={{ primary: { component: 'div' }, secondary: { component: 'div', sx: twoLines } }}
      />
    </MenuItem>
  );
}

/** As wide as the lines, so that the menu keeps its place when these arrive. */
const head = { px: 2, py: 1, width: { sm: 420 }, typography: 'subtitle2', color: 'text.secondary' } as const;
const line = {
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  width: { sm: 420 },
  '& .MuiListItemText-root': { minWidth: 0 },
} as const;
const firstLine = { display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.25 } as const;
const time = { flexShrink: 0, typography: 'caption', color: 'text.secondary' } as const;
const dot = { flexShrink: 0, width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' } as const;
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
} as const;
const onHandset = `@media ${handsetQuery}`;
/** The last lines stay visible and opaque, however long the list is. */
const atEnd = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&, &:hover, &.Mui-focusVisible': { bgcolor: 'background.paper' },
} as const;
const allLine = {
  ...atEnd,
  display: 'flex',
  justifyContent: 'space-between',
  [onHandset]: { bottom: 48 },
} as const;
const half = { height: 48, color: 'primary.main', typography: 'body2', fontWeight: 500 } as const;
