import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type BlockerFunction, type Location, useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { ModalDialog } from '../dialog/ModalDialog';
import { takeFocus } from '../focus/takeFocus';
import { markFormChanged } from './changedForms';
import { isUnguarded, unguarded } from './unguarded';
import { useCloseQuestion } from './useCloseQuestion';

interface LeaveGuardProps {
  when: boolean;
  /** Whether something would be lost, even where leaving does not ask; default: `when`. */
  changed?: boolean;
  /** Called when the page is about to be left: whether that keeps the changes, so that only closing the window asks. */
  isKept?: (() => boolean) | undefined;
}

/**
 * Asks before the page is left or the window closed while `when` is true (specification, section 4); a change of query
 * or hash does not count as leaving. If `when` becomes false while asking, the navigation proceeds. Needs a data
 * router; one guard per page.
 */
export function LeaveGuard({ when, changed = when, isKept }: LeaveGuardProps) {
  // The router may call the function of an earlier render, so it must read from a ref.
  const mustAskRef = useRef(() => when);
  useLayoutEffect(() => {
    mustAskRef.current = () => when && !isKept?.();
  }, [when, isKept]);
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) =>
      mustAskRef.current() &&
      trimmed(currentLocation.pathname) !== trimmed(nextLocation.pathname) &&
      // Going back to an entry that was reached unguarded is the visitor's own navigation.
      (historyAction === 'POP' || !isUnguarded(nextLocation.state)),
    [],
  );
  const blocker = useBlocker(shouldBlock);
  const blocked = blocker.state === 'blocked';

  const location = useLocation();
  const navigate = useNavigate();
  // The second click of a double click still sees the first one's state.
  const answeredBlocker = useRef<typeof blocker>(undefined);
  const stay = () => {
    if (blocker.state !== 'blocked' || answeredBlocker.current === blocker) return;
    answeredBlocker.current = blocker;
    blocker.reset();
    if (hasStrayed(location)) navigate(location, { replace: true, state: location.state });
  };
  const leave = useCallback(() => {
    if (blocker.state !== 'blocked' || answeredBlocker.current === blocker) return;
    answeredBlocker.current = blocker;
    if (hasStrayed(location)) navigate(blocker.location, { replace: true, state: unguarded });
    else blocker.proceed();
  }, [blocker, location, navigate]);

  useEffect(() => {
    if (blocked && !when) leave();
  }, [blocked, when, leave]);

  useEffect(() => (changed ? markFormChanged() : undefined), [changed]);

  useCloseQuestion(when);

  return <LeaveDialog open={blocked && when} onStay={stay} onLeave={leave} />;
}

/**
 * Whether the browser's history and the router disagree: the router mistakes a second Back within a millisecond for its
 * own correction.
 */
function hasStrayed(location: Location): boolean {
  const state: { key?: string } | null = window.history.state;
  return state !== null && (state.key ?? 'default') !== location.key;
}

function trimmed(pathname: string): string {
  return pathname.replace(/\/+$/, '').toLowerCase();
}

interface LeaveDialogProps {
  open: boolean;
  /** Only a dialog is closed, and the page stays. */
  closes?: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether unsaved input may be lost (specification, section 4). Escape and a click outside mean Cancel. */
export function LeaveDialog({ open, closes = false, onStay, onLeave }: LeaveDialogProps) {
  const translate = useTranslate();
  return (
    <ModalDialog open={open} rank="leaving" title={translate('ui.leave.title')} onClose={onStay}>
      {(descriptionId) => (
        <>
          <DialogContent>
            <DialogContentText id={descriptionId}>
              {translate(closes ? 'ui.leave.close' : 'ui.leave.message')}
            </DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button ref={takeFocus} variant="outlined" onClick={onStay}>
              {translate('ui.action.cancel')}
            </Button>
            <Button variant="contained" onClick={onLeave}>
              {translate('ui.action.ok')}
            </Button>
          </DialogActions>
        </>
      )}
    </ModalDialog>
  );
}
