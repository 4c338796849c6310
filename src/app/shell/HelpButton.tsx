import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDialogOpen } from '@/ui/dialog/dialogOrder';
import { useLetterKey } from '@/ui/focus/useLetterKey';
import { helpAnchor } from '@/ui/shell';
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
  const { asked, target, forget } = useHelpAddress();
  const [opened, setOpened] = useState<'byHand' | 'byAddress' | 'aside'>();
  const isAside = opened === 'aside';
  const [lastAsked, setLastAsked] = useState<string>();
  if (asked !== lastAsked) {
    setLastAsked(asked);
    // It stays open on the next page, whose address no longer asks.
    if (asked !== undefined && opened !== 'byHand') setOpened('byAddress');
  }
  const close = () => {
    setOpened(undefined);
    forget();
  };
  const show = () => {
    setOpened('byHand');
    if (document.pictureInPictureElement) void document.exitPictureInPicture().catch(() => {});
  };
  const toggle = () => (opened && !isAside ? close() : show());
  useLetterKey('KeyH', toggle, useDialogOpen());
  return (
    <>
      <IconButton
        aria-label={
          waiting === 0 ? translate('ui.help.open') : translate('ui.help.waiting', { smart_count: waiting })
        }
        aria-expanded={opened !== undefined && !isAside}
        aria-keyshortcuts="Alt+Shift+H"
        onClick={toggle}
        {...helpAnchor('shell.help')}
      >
        <HelpOutline />
        {waiting === 0 ? null : <Box component="span" aria-hidden sx={dot} />}
      </IconButton>
      {opened ? (
        <HelpPanel
          takesFocus={opened === 'byHand'}
          isAside={isAside}
          onAside={() => setOpened('aside')}
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
  readonly asked: string | undefined;
  /** The requested item: `v3@41` of `#help=v3@41`. */
  readonly target: string | undefined;
  /** Removes the request from the address, within the same history entry. */
  readonly forget: () => void;
}

/** Whether the address asks for help: `#help`, or `#help=<item>`. A new session ignores the request of the previous one. */
function useHelpAddress(): HelpAddress {
  const { key, hash, ...here } = useLocation();
  const navigate = useNavigate();
  const [, isAsked, target] = /^#(help)(?:=(.*))?$/.exec(hash) ?? [];
  const forget = () => {
    if (isAsked) navigate({ ...here, hash: '' }, { replace: true, state: here.state });
  };
  const { session } = useServices();
  const { epoch } = useSession();
  const forgetFormer = useEffectEvent(() => {
    const now = session.getSnapshot();
    if (now.signedIn && now.epoch !== epoch) forget();
  });
  useEffect(() => () => forgetFormer(), []);
  return { asked: isAsked && `${key} ${hash}`, target: target && decoded(target), forget };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
