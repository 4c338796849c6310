import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSinglePress } from '@/ui/controls/singlePress';
import { NotificationDialogProvider } from '@/ui/dialog/NotificationDialogProvider';
import { LoadingOverlayProvider } from '@/ui/loading/LoadingOverlayProvider';
import { DocumentTitleSuffix } from '@/ui/page/documentTitle';
import { AccountMenu } from './account/AccountMenu';
import { LanguageMenu } from './i18n/LanguageMenu';
import { qaButtonSlot } from './layout/qaButtonSlotName';
import { Shell } from './layout/Shell';
import { ThemeMenu } from './layout/ThemeMenu';
import { NewVersionNotice } from './new-version/NewVersionNotice';
import { usePermissions, useProfile } from './profileQuery';
import { SearchFieldButton, SearchIconButton } from './search/SearchButtons';
import { SearchProvider } from './search/SearchProvider';
import { useServices, useSession } from './services';
import { ShellPlace } from './shell/ShellPlace';
import { ShellProvider } from './shell/ShellProvider';
import { SignInAgain } from './sign-in-again/SignInAgain';
import { Trail } from './trail/Trail';
import { useMenuEntries } from './useMenuEntries';

/** The layout of every page: the shell with menu, toolbar, areas' parts and dialogs (reading R6). */
export function AppLayout({ children }: { children: ReactNode }) {
  const { config } = useServices();
  const { signedIn, interrupted } = useSession();
  const permissions = usePermissions();
  const { isError } = useProfile();
  const translate = useTranslate();
  const entries = useMenuEntries();
  const name = translate('app.name');
  const titleSuffix = useMemo(() => [name], [name]);
  useNotices();
  useSinglePress();
  return (
    <DocumentTitleSuffix value={titleSuffix}>
      <ShellProvider>
        <LoadingOverlayProvider>
          <NotificationDialogProvider>
            <SearchProvider>
              <Shell
                entries={entries}
                signedIn={signedIn}
                veiled={interrupted !== undefined}
                menuLoading={signedIn && permissions === undefined && !isError}
                productName={config.product.name}
                search={search}
                tools={tools}
                banner={banner}
                trail={trail}
              >
                {children}
              </Shell>
            </SearchProvider>
            <ShellPlace place="layer" />
            <ShellPlace place="follow" />
            <ShellPlace place="dialog" />
            <SignInAgain />
          </NotificationDialogProvider>
        </LoadingOverlayProvider>
      </ShellProvider>
    </DocumentTitleSuffix>
  );
}

/** The end of the toolbar: the account menu, or language and theme menus while nobody is signed in. */
function Tools() {
  const { api, config, demo } = useServices();
  const { signedIn } = useSession();
  const languages = {
    loadLanguages: api.getLanguages,
    fileExists: api.hasTranslation,
    defaultLanguage: config.translations.defaultLanguage,
    askInBackground: signedIn,
  };
  return (
    <>
      <NewVersionNotice />
      <ShellPlace place="toolbar" />
      <ShellPlace place="help" />
      {demo === undefined ? null : <QaButtonSlot />}
      <SearchIconButton />
      {signedIn ? (
        <AccountMenu {...languages} />
      ) : (
        <>
          <LanguageMenu {...languages} />
          <ThemeMenu />
        </>
      )}
    </>
  );
}

/** Reserves the space of the QA panel's button in the demo's toolbar. */
function QaButtonSlot() {
  return <Box {...{ [qaButtonSlot]: '' }} sx={{ width: 46, height: 32, mx: { xs: 0.5, sm: 1.5 } }} />;
}

/** Constant elements, so that the toolbar does not render again on each page. */
const search = <SearchFieldButton />;
const tools = <Tools />;
const trail = <Trail />;
const banner = <ShellPlace place="banner" />;

/** Shows notices raised outside of React as toasts. */
function useNotices(): void {
  const { notices } = useServices();
  const notify = useNotify();
  useEffect(
    () =>
      notices.connect(({ textKey, args }) =>
        notify(textKey, { type: 'warning', autoHideDuration: 8000, messageArgs: args, returns: true }),
      ),
    [notices, notify],
  );
}
