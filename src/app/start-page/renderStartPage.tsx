import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { AdminContext, memoryStore } from 'react-admin';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ApiClient } from '@/api/client';
import { createStore } from '@/createStore';
import { noOverlay } from '@/ui/textOverlay';
import { AppLayout } from '../AppLayout';
import { createTranslate } from '../i18n/createTranslate';
import type { Messages } from '../i18n/sanitizeMessages';
import { createNotices } from '../notices';
import { SignInForm } from '../pages/SignInForm';
import { createQueryClient } from '../queryClient';
import { type Services, ServicesProvider } from '../services';
import { createThemes } from '../theme';
import { createEmotionCache } from '../theme/emotionCache';

/** Services for rendering the layout at build time: a session, a product without a name, and no server. */
export function standInServices(): Services {
  const snapshot = { signedIn: false, epoch: 0, persistent: true };
  const noSubscription = () => () => {};
  return {
    config: {
      product: { key: 'product', name: '' },
      bases: { api: '/', clientApi: '/', clientApiV2: '/' },
      oauth: { clientId: '', clientSecret: '', clientCredentialOnRefresh: false },
      session: { refreshOn: [] },
      antiForgery: { cookie: '', header: '' },
      translations: { path: '', defaultLanguage: 'en', loadEnglish: false },
      appearance: {},
      media: { frameOrigins: [], mediaOrigins: [] },
      users: { attributes: [] },
      calls: {},
    },
    session: { getSnapshot: () => snapshot, subscribe: noSubscription } as unknown as Services['session'],
    api: {} as ApiClient,
    areas: [],
    queryClient: createQueryClient(),
    store: { ...memoryStore(), belongTo: () => {}, interrupt: () => {} },
    i18n: { overlay: noOverlay, lookAgain() {} } as unknown as Services['i18n'],
    notices: createNotices(),
    recordChanges: { report() {}, subscribe: noSubscription },
    signOutWork: { add: noSubscription, isEmpty: true, run: async () => {} },
    versions: {
      otherBuild: createStore(undefined),
      look: async () => undefined,
      lookAgain() {},
    },
  };
}

/** The sign-in page as the application renders it, in both themes, with Emotion's style elements in the markup. */
export interface StartPage {
  readonly light: string;
  readonly dark: string;
  /** The texts shown if the application fails to load. */
  readonly notArrived: { readonly message: string; readonly retry: string };
  /** The text shown if the browser is too old. */
  readonly tooOld: string;
}

/**
 * Renders the start page for `index.html` (docs/decisions/start.md), at build time only.
 * @param messages the texts of `language`; English fills the gaps
 */
export function renderStartPage(language: string, messages: Messages): StartPage {
  const translate = createTranslate(language, messages);
  const themes = createThemes();
  const render = (theme: 'light' | 'dark') => {
    const page = (
      <AdminContext
        i18nProvider={{ translate, getLocale: () => language, changeLocale: async () => {} }}
        queryClient={createQueryClient()}
        store={memoryStore({ locale: language, theme, 'sidebar.open': true })}
        theme={themes.light}
        darkTheme={themes.dark}
      >
        <CssBaseline />
        <AppLayout>
          <SignInForm />
        </AppLayout>
      </AdminContext>
    );
    const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/login'] });
    return renderToString(
      <CacheProvider value={createEmotionCache()}>
        <ServicesProvider value={standInServices()}>
          <RouterProvider router={router} />
        </ServicesProvider>
      </CacheProvider>,
    );
  };
  return {
    light: render('light'),
    dark: render('dark'),
    notArrived: {
      message: translate('app.notArrived.message'),
      retry: translate('app.notArrived.retry'),
    },
    tooOld: translate('app.tooOld'),
  };
}
