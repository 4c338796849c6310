import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** Lines of a menu that belong together, under their name. */
export function LineGroup({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="li" role="presentation" sx={group}>
      <Typography id={id} variant="caption" component="div" sx={caption}>
        {name}
      </Typography>
      <Box component="ul" role="group" aria-labelledby={id} sx={list}>
        {children}
      </Box>
    </Box>
  );
}

const group = { mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' };
const caption = { px: 2, pb: 0.5, color: 'text.secondary' };
const list = { m: 0, p: 0, listStyle: 'none' };
