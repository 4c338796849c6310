import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDialogOpen } from '@/ui/dialog/dialogOrder';
import { useLetterKey } from '@/ui/focus/useLetterKey';
import { helpAnchor } from '@/ui/shell';
import { named } from '@/ui/tips/tip';
import { useServices, useSession } from '../services';
import { HelpPanel } from './HelpPanel';

interface HelpButtonProps {
  /** How many unseen items there are. */
  waiting: number;
  /** Renders the help of all areas; `target` is the item in the address. */
  children: (target: string | undefined, onClose: () => void) => ReactNode;
}

/** Opens the help of all areas: by click, by Alt+Shift+H, or by an address that ends in `#help`. */
export function HelpButton({ waiting, children }: HelpButtonProps) {
  const translate = useTranslate();
  const { requestedHelp, target, clearRequest } = useHelpAddress();
  const [openedBy, setOpenedBy] = useState<'byHand' | 'byAddress' | 'aside'>();
  const isAside = openedBy === 'aside';
  const [lastRequested, setLastRequested] = useState<string>();
  if (requestedHelp !== lastRequested) {
    setLastRequested(requestedHelp);
    // It stays open on the next page, whose address no longer asks.
    if (requestedHelp !== undefined && openedBy !== 'byHand') setOpenedBy('byAddress');
  }
  const close = () => {
    setOpenedBy(undefined);
    clearRequest();
  };
  const show = () => {
    setOpenedBy('byHand');
    if (document.pictureInPictureElement) void document.exitPictureInPicture().catch(() => {});
  };
  const toggle = () => (openedBy && !isAside ? close() : show());
  useLetterKey('KeyH', toggle, useDialogOpen());
  return (
    <>
      <IconButton
        {...named(
          waiting === 0 ? translate('ui.help.open') : translate('ui.help.waiting', { smart_count: waiting }),
        )}
        aria-expanded={openedBy !== undefined && !isAside}
        aria-keyshortcuts="Alt+Shift+H"
        onClick={toggle}
        {...helpAnchor('shell.help')}
      >
        <HelpOutline />
        {waiting === 0 ? null : <Box component="span" aria-hidden sx={dot} />}
      </IconButton>
      {openedBy ? (
        <HelpPanel
          takesFocus={openedBy === 'byHand'}
          isAside={isAside}
          onAside={() => setOpenedBy('aside')}
          onReturn={show}
          onClose={close}
        >
          {children(target, close)}
        </HelpPanel>
      ) : null}
    </>
  );
}

const dot = {
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineEnd: 6,
  width: 10,
  height: 10,
  borderRadius: '50%',
  border: 2,
  borderColor: 'background.paper',
  boxSizing: 'content-box',
  bgcolor: 'primary.main',
  '@media (forced-colors: active)': { bgcolor: 'Highlight', forcedColorAdjust: 'none' },
} as const;

interface HelpAddress {
  /** A new value each time the address asks for help; undefined while it does not. */
  readonly requestedHelp: string | undefined;
  /** The requested item: `v3@41` of `#help=v3@41`. */
  readonly target: string | undefined;
  /** Removes the request from the address, within the same history entry. */
  readonly clearRequest: () => void;
}

/** Whether the address asks for help: `#help`, or `#help=<item>`. A new session ignores the request of the previous one. */
function useHelpAddress(): HelpAddress {
  const { key, hash, ...location } = useLocation();
  const navigate = useNavigate();
  const [, isAsked, target] = /^#(help)(?:=(.*))?$/.exec(hash) ?? [];
  const clearRequest = () => {
    if (isAsked) navigate({ ...location, hash: '' }, { replace: true, state: location.state });
  };
  const { session } = useServices();
  const { epoch } = useSession();
  const clearFormerRequest = useEffectEvent(() => {
    const now = session.getSnapshot();
    if (now.signedIn && now.epoch !== epoch) clearRequest();
  });
  useEffect(() => () => clearFormerRequest(), []);
  return { requestedHelp: isAsked && `${key} ${hash}`, target: target && decoded(target), clearRequest };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
