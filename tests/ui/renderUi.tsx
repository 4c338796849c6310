import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import raEnglish from 'ra-language-english';
import { type ReactNode, StrictMode } from 'react';
import { CoreAdminContext, type CoreAdminContextProps, memoryStore, type Store } from 'react-admin';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { createThemes } from '@/app/theme';
import { Tips } from '@/ui/tips/Tips';
import germanRecords from '../../i18n/de/records.json';
import german from '../../i18n/de/ui.json';
import englishRecords from '../../i18n/en/records.json';
import english from '../../i18n/en/ui.json';

interface RenderUiOptions extends Pick<CoreAdminContextProps, 'dataProvider' | 'queryClient'> {
  /** The addresses visited so far; the last one is shown. */
  paths?: readonly string[];
  /** Navigates in the window's own history, which moves a moment later, instead of in memory. */
  inWindow?: boolean;
  language?: 'en' | 'de';
  store?: Store;
}

const theme = createTheme(createThemes().light);

/** Renders building blocks inside what they need: a router, the store, the texts, the notifications and the theme. */
export function renderUi(ui: ReactNode, options: RenderUiOptions = {}) {
  const { paths = ['/start'], inWindow = false, language = 'en', store = memoryStore(), ...data } = options;
  const ownTexts =
    language === 'de' ? { ui: german, records: germanRecords } : { ui: english, records: englishRecords };
  const texts = { ...raEnglish, ...ownTexts };
  const i18nProvider = polyglotI18nProvider(() => texts, language, [], { allowMissing: true });
  const element = (
    <CoreAdminContext store={store} i18nProvider={i18nProvider} {...data}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {ui}
        <Tips />
      </ThemeProvider>
    </CoreAdminContext>
  );
  const routes = [{ path: '*', element }];
  const router = inWindow
    ? createBrowserRouter(routes)
    : createMemoryRouter(routes, { initialEntries: [...paths] });
  onTestFinished(() => router.dispose());
  const view = render(
    <StrictMode>
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>,
  );
  return { ...view, router, user: userEvent.setup(), path: () => router.state.location.pathname };
}
