import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface MenuListProps {
  id?: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A list of menu entries. The role is explicit, because some screen readers drop it together with the bullets. */
export function MenuList({ id, sx, children }: MenuListProps) {
  return (
    <Box component="ul" role="list" id={id} sx={[listSx, ...(Array.isArray(sx) ? sx : [sx])]}>
      {children}
    </Box>
  );
}

const listSx = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.25,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
