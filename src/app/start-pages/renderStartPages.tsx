import CssBaseline from '@mui/material/CssBaseline';
import { AdminContext, type I18nProvider, memoryStore } from 'react-admin';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppLayout } from '../AppLayout';
import { createTranslate } from '../i18n/createTranslate';
import { directionOf } from '../i18n/documentLanguage';
import { SignInForm } from '../pages/SignInForm';
import { createQueryClient } from '../queryClient';
import { ServicesProvider } from '../services';
import { createThemes } from '../theme';
import { EmptyFrame } from './EmptyFrame';
import { ProfileFrame } from './ProfileFrame';
import { pageHeads } from './pageHeads';
import { shippedTexts } from './shippedTexts';
import { standInServices } from './standInServices';

const kinds = ['sign-in', 'profile', 'loading'] as const;
const menus = ['open', 'closed'] as const;
const contents = { 'sign-in': SignInForm, profile: ProfileFrame, loading: EmptyFrame };
const addresses = { 'sign-in': '/login', profile: '/profile', loading: '/' };

/** A start page: the sign-in form, or the frame of the profile page or of any page for those who are signed in. */
export interface RenderedPage {
  readonly kind: (typeof kinds)[number];
  /** One of the languages that are shipped. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly menu: 'open' | 'closed';
  /** The title of the window; `%{product}` stands for the product's name, which only the configuration knows. */
  readonly title: string;
  /** Markup for each theme, with emotion's style elements in it. */
  readonly light: string;
  readonly dark: string;
}

/**
 * The start pages that `index.html` brings along (docs/decisions/start.md) and the heads of pages, made of the application's own components:
 * what takes their place looks the same to the pixel. For the build alone; nothing here reaches the browser.
 */
export function renderStartPages() {
  return { pages: renderPages(), heads: pageHeads(), failed: failureTexts() };
}

function failureTexts() {
  return Object.fromEntries(
    Object.entries(shippedTexts).map(([language, texts]) => {
      const translate = createTranslate(language, texts);
      return [
        language,
        {
          message: translate('app.notArrived.message'),
          retry: translate('app.notArrived.retry'),
          outdated: translate('app.notArrived.outdated'),
          reload: translate('app.notArrived.reload'),
        },
      ];
    }),
  );
}

function renderPages(): RenderedPage[] {
  const themes = createThemes();
  return Object.entries(shippedTexts).flatMap(([language, texts]) => {
    const translate = createTranslate(language, texts);
    const i18nProvider: I18nProvider = {
      translate,
      getLocale: () => language,
      changeLocale: () => Promise.resolve(),
    };
    const titles = {
      'sign-in': translate('app.signIn.headline'),
      profile: translate('app.profile.headline'),
      loading: '',
    };
    const suffix = translate('app.name', { product: '%{product}' });
    const render = (kind: RenderedPage['kind'], menu: RenderedPage['menu'], theme: 'light' | 'dark') => {
      const Content = contents[kind];
      const page = (
        <AdminContext
          i18nProvider={i18nProvider}
          queryClient={createQueryClient()}
          store={memoryStore({ locale: language, theme, 'sidebar.open': menu === 'open' })}
          theme={themes.light}
          darkTheme={themes.dark}
        >
          <CssBaseline />
          <AppLayout>
            <Content />
          </AppLayout>
        </AdminContext>
      );
      const router = createMemoryRouter([{ path: '*', element: page }], {
        initialEntries: [addresses[kind]],
      });
      return renderToString(
        <ServicesProvider value={standInServices(kind !== 'sign-in')}>
          <RouterProvider router={router} />
        </ServicesProvider>,
      );
    };
    return kinds.flatMap((kind) =>
      menus.map((menu) => ({
        kind,
        language,
        direction: directionOf(language),
        menu,
        title: [titles[kind], suffix].filter(Boolean).join(' · '),
        light: render(kind, menu, 'light'),
        dark: render(kind, menu, 'dark'),
      })),
    );
  });
}
