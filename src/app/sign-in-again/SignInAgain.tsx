import Backdrop from '@mui/material/Backdrop';
import Portal from '@mui/material/Portal';
import type { Theme } from '@mui/material/styles';
import { useContext, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { DocumentTitleSuffix, windowTitle } from '@/ui/page/documentTitle';
import { useSession } from '../services';
import { SignInAgainForm } from './lazyForm';

/** Covers the page after a session ended over a changed form, until someone signs in or the form is given up (reading R7). */
export function SignInAgain() {
  const { interrupted } = useSession();
  return interrupted === undefined ? null : <SignInAgainDialog email={interrupted} />;
}

function SignInAgainDialog({ email }: { email: string }) {
  const translate = useTranslate();
  const title = translate('app.signInAgain.title');
  useWindowTitle(title);
  return (
    <>
      <Portal>
        <Backdrop open sx={veil} />
      </Portal>
      <ModalDialog open rank="signIn" title={title} hideBackdrop>
        <SignInAgainForm signedOutEmail={email} />
      </ModalDialog>
    </>
  );
}

/** Replaces the window title, which may reveal what is covered; restores it afterwards unless it has changed. */
function useWindowTitle(title: string): void {
  const now = windowTitle([title, ...useContext(DocumentTitleSuffix)]);
  useEffect(() => {
    const titleBefore = document.title;
    document.title = now;
    return () => {
      if (document.title === now) document.title = titleBefore;
    };
  }, [now]);
}

/** An opaque backdrop, where blurring is impossible. */
const solid = { '&:not(.MuiBackdrop-invisible)': { bgcolor: 'background.default' } };
const veil = {
  zIndex: ({ zIndex }: Theme) => zIndex.modal,
  backdropFilter: 'blur(14px)',
  '@supports not (backdrop-filter: blur(1px))': solid,
  '@media print': solid,
};
