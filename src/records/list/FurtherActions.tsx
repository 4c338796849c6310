import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { menuButtons } from '@/ui/controls/menuButtons';
import { PopoverButton } from '@/ui/controls/PopoverButton';
import { handsetWidth } from '@/ui/handsetWidth';

interface Last {
  readonly action: ReactNode;
  readonly setTaken: (isTaken: boolean) => void;
}

const LastContext = createContext<Last | undefined>(undefined);

/** The buttons of a head beside the main one; on a handset they stand behind one button, itself behind the main one. */
export function FurtherActions({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const handset = useMediaQuery(handsetWidth, { noSsr: true });
  const last = useContext(LastContext);
  const setTaken = handset ? last?.setTaken : undefined;
  useLayoutEffect(() => {
    setTaken?.(true);
    return () => setTaken?.(false);
  }, [setTaken]);
  if (!handset) return children;
  return (
    <PopoverButton
      name={translate('records.furtherActions')}
      icon={<MoreVert />}
      keepMounted
      closeOnPress
      sx={{ order: 1 }}
    >
      <Box sx={menuButtons}>
        {children}
        {last?.action}
      </Box>
    </PopoverButton>
  );
}

/** Actions with one that comes after all of them: on a handset at the end of their menu, where they have one. */
export function WithLastAction({ action, children }: { action: ReactNode; children: ReactNode }) {
  const [isTaken, setTaken] = useState(false);
  const last = useMemo(() => ({ action, setTaken }), [action]);
  const beside = isTaken ? null : action;
  return (
    <LastContext value={last}>
      {children}
      {beside}
    </LastContext>
  );
}
