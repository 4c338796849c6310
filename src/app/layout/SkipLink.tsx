import Box from '@mui/material/Box';
import type { MouseEvent, RefObject } from 'react';
import { useTranslate } from 'react-admin';

/** The first thing that the Tab key reaches; it leads past the toolbar and the menu. Seen only while it has the focus. */
export function SkipLink({ id, target }: { id: string; target: RefObject<HTMLElement | null> }) {
  const translate = useTranslate();
  const skip = (event: MouseEvent) => {
    // A real jump would put the hash into the address.
    event.preventDefault();
    target.current?.focus();
  };
  return (
    <Box
      component="a"
      href={`#${id}`}
      onClick={skip}
      sx={{
        position: 'fixed',
        insetInlineStart: 8,
        top: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {translate('ui.menu.skip')}
    </Box>
  );
}
