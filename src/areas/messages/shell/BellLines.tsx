import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { writtenIn } from '@/api/languageDirection';
import { useErrorText } from '@/records/calls/useErrorText';
import { relativeTime } from '@/records/columns/relativeTime';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { handsetQuery } from '@/ui/handsetQuery';
import { canDismiss } from '../checks/readerState';
import { type Item, inboxPath, itemPath } from './itemSchema';
import { isUnread } from './itemState';
import { SeverityMark } from './SeverityMark';
import { useDismissal } from './useDismissal';
import { useFilled } from './useFilled';
import { useInbox } from './useInbox';

/** The number of messages in the menu. */
const maxLines = 10;

/** The newest messages in the bell's menu. Enter opens one, Delete dismisses it. */
export function BellLines({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { items, error, refetch } = useInbox({
    page: 1,
    perPage: maxLines,
    filter: { state_neq: 'dismissed' },
  });
  const visibleItems = items?.filter(({ state }) => state !== 'dismissed');
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
      <MenuItem component={Link} to={inboxPath} onClick={onClose} sx={allLine}>
        {text('all')}
      </MenuItem>
      <MenuItem onClick={onClose} sx={closeLine}>
        {translate('ui.action.close')}
      </MenuItem>
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
  const { id, title, summary, language, severity, from } = item;
  const link = useRef<HTMLAnchorElement>(null);
  // Only once: afterwards the menu's keys move the focus.
  const [takesFocus] = useState(isFirst);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  const isNew = isUnread(item);
  const isDismissible = canDismiss(item);
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Delete' || !isDismissible) return;
    const { currentTarget } = event;
    const next = currentTarget.nextElementSibling ?? currentTarget.previousElementSibling;
    const neighbour = next?.matches('[role=menuitem]')
      ? next
      : currentTarget.parentElement?.querySelector('a');
    if (neighbour instanceof HTMLElement && neighbour !== currentTarget) neighbour.focus();
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
        secondary={<span {...writtenIn(language)}>{filled(summary)}</span>}
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
/** The last link stays visible and opaque, however long the list is. */
const atEnd = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  height: 48,
  borderTop: 1,
  borderColor: 'divider',
  '&, &:hover, &.Mui-focusVisible': { bgcolor: 'background.paper' },
  '&:hover, &.Mui-focusVisible': { textDecoration: 'underline' },
} as const;
const allLine = { ...atEnd, [onHandset]: { bottom: 48 } };
const closeLine = { ...atEnd, display: 'none', [onHandset]: { display: 'flex' } };
