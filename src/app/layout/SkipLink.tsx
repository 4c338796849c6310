import Box from '@mui/material/Box';
import type { MouseEvent, RefObject } from 'react';
import { useTranslate } from 'react-admin';

/** The first Tab stop: a link past the toolbar and the menu, visible only while it has the focus. */
export function SkipLink({ id, target }: { id: string; target: RefObject<HTMLElement | null> }) {
  const translate = useTranslate();
  const skip = (event: MouseEvent) => {
    // Following the link would add the hash to the address.
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
