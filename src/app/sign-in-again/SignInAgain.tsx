import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useContext, useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useDialogClaim } from '../../ui/dialog/dialogClaims';
import { useFocusReturn } from '../../ui/focus/focusReturn';
import { useOverlayPause } from '../../ui/loading/loadingOverlay';
import { DocumentTitleSuffix } from '../../ui/page/documentTitle';
import { useSession } from '../services';
import { SignInAgainForm } from './lazyForm';

/**
 * Stands above the page when a session was ended by force while a form is changed: the page is veiled until the same
 * admin goes on, another one begins, or the form is given up (reading R7).
 */
export function SignInAgain() {
  const { interrupted } = useSession();
  return interrupted === undefined ? null : <SignInAgainDialog email={interrupted} />;
}

function SignInAgainDialog({ email }: { email: string }) {
  const translate = useTranslate();
  const id = useId();
  const title = translate('app.signInAgain.title');
  useFocusReturn(true);
  useOverlayPause(true);
  useDialogClaim(true);
  useWindowTitle(title);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} slotProps={{ backdrop: { sx: veil } }}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <SignInAgainForm email={email} />
    </Dialog>
  );
}

/** The page's own title may name what is veiled; it comes back afterwards, unless another page has set its own. */
function useWindowTitle(title: string): void {
  const suffix = useContext(DocumentTitleSuffix);
  useEffect(() => {
    const before = document.title;
    const now = [title, suffix].filter(Boolean).join(' · ');
    document.title = now;
    return () => {
      if (document.title === now) document.title = before;
    };
  }, [title, suffix]);
}

/** Shapes stay visible, so that it is plain that the page is still there; texts do not. */
const solid = { '&:not(.MuiBackdrop-invisible)': { bgcolor: 'background.default' } };
const veil = {
  backdropFilter: 'blur(14px)',
  '@supports not (backdrop-filter: blur(1px))': solid,
  '@media print': solid,
};
