import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useRef, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { writtenIn } from '@/api/languageDirection';
import { relativeTime } from '@/records/columns/relativeTime';
import { clampedTo } from '@/ui/clampedTo';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { hoverTip } from '@/ui/tips/tip';
import { canPutAway } from '../checks/readerState';
import { bellLine } from './bellLook';
import { type Item, itemPath } from './itemSchema';
import { isUnread } from './itemState';
import { SeverityMark } from './SeverityMark';
import { useDismissal } from './useDismissal';
import { useFilled } from './useFilled';

interface BellLineProps {
  item: Item;
  isFirst: boolean;
  onClose: () => void;
}

/** A message in the bell's menu. Enter opens it; Delete, or the cross for the pointer, dismisses it. */
export function BellLine({ item, isFirst, onClose }: BellLineProps) {
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
  function leave(own: HTMLElement | null): void {
    const menu = own?.closest('[role=menu]');
    const lines = [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    // At least the link to all messages follows.
    if (own) lines[lines.indexOf(own) + 1]?.focus();
    dismiss(item);
  }
  return (
    <MenuItem
      component={Link}
      to={itemPath(id)}
      ref={link}
      aria-keyshortcuts={isDismissible ? 'Delete' : undefined}
      onClick={onClose}
      onKeyDown={({ key, currentTarget }) =>
        key === 'Delete' && isDismissible ? leave(currentTarget) : undefined
      }
      sx={bellLine}
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
            {isDismissible ? (
              // For the pointer; the keyboard has Delete.
              <IconButton
                component="span"
                aria-hidden
                tabIndex={-1}
                size="small"
                {...hoverTip(translate('areas.messages.parts.dismiss'))}
                onClick={(event) => {
                  event.preventDefault();
                  event.stopPropagation();
                  leave(event.currentTarget.closest<HTMLElement>('[role=menuitem]'));
                }}
                sx={cross}
              >
                <Close fontSize="inherit" />
              </IconButton>
            ) : (
              <Box component="span" sx={crossPlace} />
            )}
          </Box>
        }
        secondary={
          <>
            {isNew && acknowledge ? `${translate('areas.messages.parts.toConfirm')} · ` : null}
            <span {...writtenIn(language)}>{filled(summary)}</span>
          </>
        }
        slotProps={{ primary: { component: 'div' }, secondary: { component: 'div', sx: clampedTo(2) } }}
      />
    </MenuItem>
  );
}

const firstLine = { display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.25 } as const;
const time = { flexShrink: 0, typography: 'caption', color: 'text.secondary' } as const;
const dot = { flexShrink: 0, width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' } as const;
/** Its place is kept where there is none, so that times and dots are below each other. */
const crossPlace = {
  alignSelf: 'flex-start',
  flexShrink: 0,
  width: 28,
  height: 28,
  my: -0.25,
  marginInlineEnd: -1,
};
const cross = {
  ...crossPlace,
  fontSize: '1.125rem',
  color: 'text.secondary',
  '@media (hover: hover)': { opacity: 0, 'a:hover &, .Mui-focusVisible &': { opacity: 1 } },
} as const;
