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
      sx={{ order: 1 }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, p: 1.5 }}>{children}</Box>
    </PopoverButton>
  );
}
