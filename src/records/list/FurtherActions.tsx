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

/** The secondary buttons of a header; on a handset they are in a menu, whose button comes after the main one. */
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

/** Adds an action after all others; on a handset at the end of their menu, if there is one. */
export function WithLastAction({ action, children }: { action: ReactNode; children: ReactNode }) {
  const [isTaken, setTaken] = useState(false);
  const last = useMemo(() => ({ action, setTaken }), [action]);
  const shownAction = isTaken ? null : action;
  return (
    <LastContext value={last}>
      {children}
      {shownAction}
    </LastContext>
  );
}
