import { useMemo, useState } from 'react';
import { Admin, CustomRoutes, type I18nProvider, reactRouterProvider } from 'react-admin';
import { Navigate, Route, useLocation, useParams } from 'react-router-dom';
import { namesProduct } from '@/api/translatorOf';
import { defaultTarget } from '@/session/returnTarget';
import { usePrinting } from '@/ui/usePrinting';
import { AppLayout } from './AppLayout';
import { areaResources, areaRoutes } from './areas/areaRoutes';
import { createAuthProvider } from './authProvider';
import { createDataProvider } from './dataProvider';
import { RequireSession } from './guards/RequireSession';
import { useI18nSource, withShownLanguage } from './i18nProvider';
import { Toast } from './layout/Toast';
import { LogoutPage } from './pages/LogoutPage';
import { ForgotPasswordPage, ProfilePage } from './pages/lazyPages';
import { NotFoundPage } from './pages/NotFoundPage';
import { SignInPage } from './pages/SignInPage';
import { StartFailure } from './StartFailure';
import { useServices, useSession } from './services';
import { createThemes } from './theme';

/** Toasts and their undoable changes end with the session; none appears over a veiled page. */
function SessionToast() {
  const { session } = useServices();
  const { epoch, interrupted } = useSession();
  const isCurrent = () => session.getSnapshot().epoch === epoch;
  return <Toast key={epoch} isCurrent={isCurrent} veiled={interrupted !== undefined} />;
}

/** `/`: redirects to the profile, or to the sign-in page while nobody is signed in (reading R5). */
function HomePage() {
  const { signedIn } = useSession();
  return <Navigate to={signedIn ? defaultTarget : '/login'} replace />;
}

const UnknownPath = () => <Navigate to="/404" replace />;

/** Paths that react-admin adds and this product does not have (reading R5). */
const disabledRaPaths = ['/access-denied', '/authentication-error'];

/** `<Admin>` with the application's routes; its own sign-in page and `requireAuth` are off because they redirect to each other. */
export function BackOffice() {
  const services = useServices();
  const { areas, config, i18n, queryClient, store } = services;
  const i18nProvider = useProductTexts();
  const [parts] = useState(() => ({
    authProvider: createAuthProvider(services),
    dataProvider: createDataProvider({ ...services, onChanged: services.recordChanges.report }),
    store: withShownLanguage(store, i18n),
  }));
  const isPrinting = usePrinting();
  const { accent } = config.appearance;
  const themes = useMemo(() => createThemes(accent, i18nProvider.getLocale()), [accent, i18nProvider]);
  return (
    <Admin
      authProvider={parts.authProvider}
      dataProvider={parts.dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      routerProvider={routerProvider}
      store={parts.store}
      theme={themes.light}
      // Paper is white.
      darkTheme={isPrinting ? themes.light : themes.dark}
      layout={AppLayout}
      catchAll={UnknownPath}
      error={StartFailure}
      notification={SessionToast}
      loginPage={false}
      authCallbackPage={false}
      disableTelemetry
    >
      {areaResources(areas)}
      <CustomRoutes>
        <Route path="/" element={<HomePage />} />
        <Route path="/login" element={<SignInPage />} />
        <Route path="/logout" element={<LogoutPage />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/404" element={<NotFoundPage />} />
        <Route
          path="/profile"
          element={
            <RequireSession>
              <ProfilePage />
            </RequireSession>
          }
        />
        {areaRoutes(areas)}
        {disabledRaPaths.map((path) => (
          <Route key={path} path={path} element={<UnknownPath />} />
        ))}
      </CustomRoutes>
    </Admin>
  );
}

/** The i18nProvider with `%{product}` filled in. If an area's address contains the product's key, its resources' texts are found by the folder's name. */
function useProductTexts(): I18nProvider {
  const { areas, config, i18n } = useServices();
  const provider = useI18nSource(i18n);
  return useMemo(() => {
    const moved = areas.filter(({ key, path }) => key !== path);
    const textKey = (key: string) =>
      moved.reduce((text, area) => text.replace(`resources.${area.path}/`, `resources.${area.key}/`), key);
    return {
      ...provider,
      // Other texts do not use it.
      translate: (key, options) =>
        namesProduct.test(key)
          ? provider.translate(textKey(key), { product: config.product.name, ...options })
          : provider.translate(key, options),
    };
  }, [areas, config, provider]);
}

/** The path segment that React Router has read as `value`, decoded only once: React Router decodes `%252F` in an id to a slash. */
function decodedParam(pathname: string, value: string): string {
  const parts = pathname.split('/').map(decoded);
  return parts.find((part) => part.replaceAll('%2F', '/') === value) ?? value;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** React Router as react-admin's router provider, with ids exactly as in the address. */
const routerProvider: typeof reactRouterProvider = {
  ...reactRouterProvider,
  useParams: <Params extends Record<string, string | undefined>>() => {
    const params = useParams();
    const { pathname } = useLocation();
    const read = Object.entries(params).map(([name, value]) => [
      name,
      name === '*' || value === undefined ? value : decodedParam(pathname, value),
    ]);
    return Object.fromEntries(read) as Params;
  },
};
