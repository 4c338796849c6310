import CssBaseline from '@mui/material/CssBaseline';
import { AdminContext, type I18nProvider, memoryStore } from 'react-admin';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { directionOf } from '../../api/languageDirection';
import { type Area, readAreas } from '../../areas';
import { AppLayout } from '../AppLayout';
import { createTranslate } from '../i18n/createTranslate';
import { SignInForm } from '../pages/SignInForm';
import { createQueryClient } from '../queryClient';
import { ServicesProvider } from '../services';
import { createThemes } from '../theme';
import { EmptyFrame } from './LoadingPage';
import { type PageHead, pageHeads } from './pageHeads';
import { shippedTexts } from './shippedTexts';
import { standInServices } from './standInServices';

const kinds = ['sign-in', 'loading'] as const;
const menus = ['open', 'closed'] as const;

/** A start page: the sign-in form, or the frame of any page for those who are signed in. Texts are places, as `{0}`. */
export interface RenderedPage {
  readonly kind: (typeof kinds)[number];
  readonly menu: (typeof menus)[number];
  readonly title: string;
  /** Markup for each theme, with emotion's style elements in it. */
  readonly light: string;
  readonly dark: string;
}

/** What is said on a start page, in one of the languages that are shipped. */
export interface StartTexts {
  readonly direction: 'ltr' | 'rtl';
  /** By number; `%{product}` stands for the product's name, which only the configuration knows. */
  readonly texts: readonly string[];
  readonly failed: Readonly<Record<'message' | 'retry' | 'outdated' | 'reload', string>>;
  readonly heads: Readonly<Record<string, PageHead>>;
}

type Translate = I18nProvider['translate'];

/** An address that contains the product's key is not known to the build. */
const anyProduct = { key: '%', name: '' };
const knownAreas = () => readAreas(anyProduct).filter(({ path }) => !path.includes(anyProduct.key));

/** The start pages of `index.html` (docs/decisions/start.md), from the application's own components. For the build only. */
export function renderStartPages(
  areas: readonly Area[] = knownAreas(),
  shipped: typeof shippedTexts = shippedTexts,
) {
  const places = new TextPlaces();
  const pages = renderPages((key, options) => places.mark(key, options));
  const languages = Object.entries(shipped).map(([language, messages]): [string, StartTexts] => {
    const translate = createTranslate(language, messages);
    const failed = {
      message: translate('app.notArrived.message'),
      retry: translate('app.notArrived.retry'),
      outdated: translate('app.notArrived.outdated'),
      reload: translate('app.notArrived.reload'),
    };
    const heads = pageHeads(areas, translate);
    return [language, { direction: directionOf(language), texts: places.texts(translate), failed, heads }];
  });
  return { pages, languages: Object.fromEntries(languages) };
}

/** Numbers the texts that are asked for: one structure serves all languages. */
class TextPlaces {
  readonly #asked = new Map<string, Parameters<Translate>>();
  readonly #numbers = new Map<string, number>();

  mark(...asked: Parameters<Translate>): string {
    const name = JSON.stringify(asked);
    this.#asked.set(name, asked);
    const number = this.#numbers.get(name) ?? this.#numbers.size;
    this.#numbers.set(name, number);
    return `{${number}}`;
  }

  texts(translate: Translate): string[] {
    return [...this.#asked.values()].map((asked) => translate(...asked));
  }
}

function renderPages(translate: Translate): RenderedPage[] {
  const themes = createThemes();
  const i18nProvider: I18nProvider = {
    translate,
    getLocale: () => 'en',
    changeLocale: () => Promise.resolve(),
  };
  const suffix = translate('app.name', { product: '%{product}' });
  const contents = {
    'sign-in': {
      path: '/login',
      title: `${translate('app.signIn.headline')} · ${suffix}`,
      Content: SignInForm,
    },
    loading: { path: '/', title: suffix, Content: EmptyFrame },
  };
  const render = (kind: RenderedPage['kind'], menu: RenderedPage['menu'], theme: 'light' | 'dark') => {
    const { Content, path } = contents[kind];
    const page = (
      <AdminContext
        i18nProvider={i18nProvider}
        queryClient={createQueryClient()}
        store={memoryStore({ locale: 'en', theme, 'sidebar.open': menu === 'open' })}
        theme={themes.light}
        darkTheme={themes.dark}
      >
        <CssBaseline />
        <AppLayout>
          <Content />
        </AppLayout>
      </AdminContext>
    );
    const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
    return renderToString(
      <ServicesProvider value={standInServices(kind !== 'sign-in')}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    );
  };
  return kinds.flatMap((kind) =>
    menus.map((menu) => ({
      kind,
      menu,
      title: contents[kind].title,
      light: render(kind, menu, 'light'),
      dark: render(kind, menu, 'dark'),
    })),
  );
}
