import { type ReactNode, useState } from 'react';
import { Admin, CustomRoutes, type Store } from 'react-admin';
import { Route } from 'react-router-dom';
import { type I18nSource, useI18nSource, withShownLanguage } from '@/app/i18nProvider';

interface TranslatedApplicationProps {
  readonly source: I18nSource;
  readonly store: Store;
  readonly children: ReactNode;
}

/** react-admin with the texts and the store given, and one page. */
export function TranslatedApplication({ source, store, children }: TranslatedApplicationProps) {
  // As in the application.
  const [shown] = useState(() => withShownLanguage(store, source));
  return (
    <Admin i18nProvider={useI18nSource(source)} store={shown} disableTelemetry>
      <CustomRoutes noLayout>
        <Route path="/profile" element={children} />
      </CustomRoutes>
    </Admin>
  );
}
