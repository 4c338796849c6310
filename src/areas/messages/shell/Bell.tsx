import NotificationsNone from '@mui/icons-material/NotificationsNone';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { ShellPartProps } from '@/areas/shellDefinition';
import { ToolbarMenu } from '@/ui/controls/ToolbarMenu';
import { isAtOrBelow } from '@/ui/page/isAtOrBelow';
import { useShell } from '@/ui/shell';
import { BellLines } from './BellLines';
import { inboxPath } from './itemSchema';
import { withReader } from './reader';

/** The reader's messages in the toolbar, with the number of unread ones. */
export function Bell({ waiting: unread }: ShellPartProps) {
  const translate = useTranslate();
  const { onRecordsChanged } = useShell();
  // After changing messages or the language, the reader has other ones at once.
  useEffect(
    () => onRecordsChanged((resource) => (resource === 'messages' ? askNow() : undefined)),
    [onRecordsChanged],
  );
  const { lang } = document.documentElement;
  const lastLang = useRef(lang);
  useEffect(() => {
    if (lastLang.current !== lang) askNow();
    lastLang.current = lang;
  }, [lang]);
  const { pathname } = useLocation();
  const isUnread = unread > 0;
  return (
    <ToolbarMenu
      name={translate(`areas.messages.shell.${isUnread ? 'bell' : 'name'}`, { smart_count: unread })}
      atEnd
      isCurrent={isAtOrBelow(pathname, inboxPath)}
      fillsHandset
      icon={
        <>
          <NotificationsNone />
          {isUnread ? (
            <Box component="span" aria-hidden sx={badge}>
              {unread > 99 ? '99+' : String(unread)}
            </Box>
          ) : null}
        </>
      }
    >
      {(close) => <BellLines onClose={close} />}
    </ToolbarMenu>
  );
}

const askNow = () => withReader((reader) => void reader.askNow());

const badge = {
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 0,
  minWidth: 18,
  px: 0.5,
  borderRadius: 9,
  fontSize: '0.6875rem',
  lineHeight: '18px',
  fontWeight: 600,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;
