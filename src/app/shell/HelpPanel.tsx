import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { useDialogTurn } from '@/ui/dialog/dialogOrder';
import { useFocusReturn } from '@/ui/focus/focusReturn';
import { handsetQuery } from '@/ui/handsetQuery';
import { setHelpRoom } from '@/ui/page/helpRoom';
import { useSession } from '../services';

interface HelpPanelProps {
  /** Whether the user opened it on this page: then the panel takes the focus. */
  takesFocus: boolean;
  /** Whether the panel is hidden because its video plays in a picture-in-picture window. */
  isAside: boolean;
  onAside: () => void;
  /** Called when the video leaves that window and keeps playing. */
  onReturn: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The help of all areas next to the page; it stays open from page to page. On a handset it is a dialog over the page. Both are the same
 * element, so that a video keeps playing when the handset is turned.
 */
export function HelpPanel(props: HelpPanelProps) {
  const { takesFocus, isAside, onAside, onReturn, onClose, children } = props;
  const translate = useTranslate();
  const { interrupted } = useSession();
  const isHandset = useMediaQuery(handsetQuery, { noSsr: true });
  const isTurn = useDialogTurn('help', isHandset && !isAside);
  const isShown = !isAside && (!isHandset || isTurn);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLeavePicture(isAside, (plays) => (plays ? onReturn() : onClose()));
  useInertPage(isHandset && isShown);
  useRoom(isShown && !isHandset);
  useFocusReturn(!isAside);
  useEffect(() => {
    if (!isShown || !(takesFocus || isHandset)) return;
    if (!panel.current?.contains(document.activeElement)) heading.current?.focus();
  }, [isShown, takesFocus, isHandset]);

  const goBack = async () => {
    if (!(await keepInPicture(panel.current))) return onClose();
    // Hidden elements cannot keep the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onAside();
  };
  return createPortal(
    <>
      {isHandset && isShown ? <GlobalStyles styles={heldPage} /> : null}
      <Box
        ref={panel}
        tabIndex={-1}
        data-side-panel={!isHandset || undefined}
        role={isHandset ? 'dialog' : 'complementary'}
        aria-modal={isHandset || undefined}
        aria-labelledby={id}
        inert={interrupted !== undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          event.stopPropagation();
          onClose();
        }}
        sx={[look, isHandset ? aboveLook : besideLook, !isShown && { display: 'none' }]}
      >
        <Box sx={head}>
          <Typography ref={heading} tabIndex={-1} id={id} component="h2" variant="h6" sx={headline}>
            {translate('ui.help.title')}
          </Typography>
          {isHandset ? (
            <Button onClick={() => void goBack()}>{translate('ui.help.back')}</Button>
          ) : (
            <IconButton aria-label={translate('ui.action.close')} onClick={onClose}>
              <Close />
            </IconButton>
          )}
        </Box>
        {children}
      </Box>
    </>,
    document.body,
  );
}

/** Makes the page inert while something covers it. */
function useInertPage(isCovered: boolean): void {
  useEffect(() => {
    const page = isCovered ? document.querySelector('main')?.closest('body > *') : undefined;
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, [isCovered]);
}

/** Moves the page next to the panel if the window has room for both. */
function useRoom(isBeside: boolean): void {
  useLayoutEffect(() => {
    setHelpRoom(isBeside);
    return () => setHelpRoom(false);
  }, [isBeside]);
}

const heldPage = { body: { overflow: 'hidden' } };
const look = {
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  boxSizing: 'border-box',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  px: 2,
  pb: 2,
  bgcolor: 'background.default',
  color: 'text.primary',
  overflowWrap: 'anywhere',
  displayPrint: 'none',
  '&:focus': { outline: 'none' },
  // Hides sections below a loading one, which would push them down.
  '& > [data-loading] ~ *, & > section:has([data-loading]) ~ *': { display: 'none' },
  '& > section + section': { mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' },
} as const;
const besideLook = {
  zIndex: 'drawer',
  width: 400,
  borderInlineStart: 1,
  borderColor: 'divider',
  boxShadow: 4,
} as const;
const aboveLook = { zIndex: 'modal', width: '100%' } as const;
const head = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  mx: -2,
  paddingInline: '16px 8px',
  py: 1,
  mb: 1,
  bgcolor: 'inherit',
} as const;
const headline = { flexGrow: 1, '&:focus': { outline: 'none' } } as const;

/**
 * Moves the video playing in an element to a picture-in-picture window.
 * @returns false if nothing plays or the browser lacks the feature
 */
async function keepInPicture(container: Element | null): Promise<boolean> {
  const video = [...(container?.querySelectorAll('video') ?? [])].find(({ paused }) => !paused);
  if (video === undefined || !document.pictureInPictureEnabled) return false;
  return video.requestPictureInPicture().then(
    () => true,
    () => false,
  );
}

/** Calls `onLeave` when the video leaves that window, with whether it keeps playing. */
function useLeavePicture(isKept: boolean, onLeave: (plays: boolean) => void): void {
  const report = useEffectEvent(({ target }: Event) => {
    onLeave(target instanceof HTMLMediaElement && !target.paused);
  });
  useEffect(() => {
    if (!isKept) return;
    document.addEventListener('leavepictureinpicture', report);
    return () => document.removeEventListener('leavepictureinpicture', report);
  }, [isKept]);
}
