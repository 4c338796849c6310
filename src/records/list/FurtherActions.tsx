import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  Children,
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import { menuButtons } from '@/ui/controls/menuButtons';
import { PopoverButton } from '@/ui/controls/PopoverButton';
import { handsetWidth } from '@/ui/handsetWidth';
import { useNarrowPage } from '@/ui/page/pageRoom';

interface Last {
  readonly action: ReactNode;
  readonly setTaken: (isTaken: boolean) => void;
}

const LastContext = createContext<Last | undefined>(undefined);

interface FurtherActionsProps {
  /** The one or two buttons of a record that are visible where there is room; otherwise the first in the menu. */
  shown?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/**
 * The secondary buttons of a header. Those of a record are in a menu, which ends with the last action. Those of another
 * page are side by side, and in a menu where the page is narrow.
 */
export function FurtherActions({ shown, children }: FurtherActionsProps) {
  const last = useContext(LastContext);
  const handset = useMediaQuery(handsetWidth, { noSsr: true });
  const isNarrow = useNarrowPage() || handset;
  const setTaken = last?.setTaken;
  useLayoutEffect(() => {
    setTaken?.(true);
    return () => setTaken?.(false);
  }, [setTaken]);
  const isMenu = isNarrow || last !== undefined;
  if (!isMenu) {
    return (
      <>
        {shown}
        {children}
      </>
    );
  }
  const [outside, inside] = isNarrow ? [null, shown] : [shown, null];
  return (
    <>
      {outside}
      <ActionMenu last={last?.action}>
        {inside}
        {children}
      </ActionMenu>
    </>
  );
}

/** Adds an action to a record's header, at the end of its menu. */
export function WithLastAction({ action, children }: { action: ReactNode; children: ReactNode }) {
  const [isTaken, setTaken] = useState(false);
  const last = useMemo(() => ({ action, setTaken }), [action]);
  return (
    <LastContext value={last}>
      {children}
      {isTaken ? null : <ActionMenu last={action} />}
    </LastContext>
  );
}

/** The menu, rendered from its first opening and then kept: a running export or an open question may be in it. */
function ActionMenu({ last, children }: { last: ReactNode; children?: ReactNode }) {
  const translate = useTranslate();
  const hasLines = Children.toArray(children).length > 0;
  const hasLast = Children.toArray(last).length > 0;
  if (!hasLines && !hasLast) return null;
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
        {hasLines && hasLast ? <Divider sx={{ my: 0.5 }} /> : null}
        {last}
      </Box>
    </PopoverButton>
  );
}
