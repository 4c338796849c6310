import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PopoverButton } from '../../ui/controls/PopoverButton';
import { handsetWidth } from '../../ui/handsetWidth';

/** The buttons of a list's head beside the main one; on a handset they stand behind one button, itself behind the main one. */
export function FurtherActions({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const handset = useMediaQuery(handsetWidth, { noSsr: true });
  if (!handset) return children;
  return (
    <PopoverButton
      name={translate('records.furtherActions')}
      icon={<MoreVert />}
      keepMounted
      closeOnPress
      sx={{ order: 1 }}
    >
      <Box sx={lines}>{children}</Box>
    </PopoverButton>
  );
}

/** The buttons look like the lines of a menu. */
const lines = {
  display: 'flex',
  flexDirection: 'column',
  py: 0.5,
  minWidth: 208,
  '& .MuiButton-root': {
    justifyContent: 'flex-start',
    minHeight: 44,
    px: 2,
    border: 0,
    borderRadius: 0,
    fontWeight: 400,
  },
} as const;
