import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useErrorText } from '@/records/calls/useErrorText';
import { handsetQuery } from '@/ui/handsetQuery';
import { isArchived } from '../checks/readerState';
import { BellLine } from './BellLine';
import { bellLine } from './bellLook';
import { inboxPath } from './itemSchema';
import { useReader } from './reader';
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
        <BellLine key={item.id} item={item} isFirst={index === 0} onClose={onClose} />
      ))}
      {visibleItems?.length === 0 ? <MenuItem disabled>{text('none')}</MenuItem> : null}
      {visibleItems === undefined && !error ? (
        <MenuItem disabled>{translate('ui.state.loading')}</MenuItem>
      ) : null}
      {visibleItems === undefined && error ? (
        <MenuItem onClick={() => void refetch()} sx={bellLine}>
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

/** As wide as the lines, so that the menu keeps its place when these arrive. */
const head = { px: 2, py: 1, width: { sm: 420 }, typography: 'subtitle2', color: 'text.secondary' } as const;
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
