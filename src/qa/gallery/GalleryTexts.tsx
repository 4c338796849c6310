import { type ReactNode, useMemo } from 'react';
import { I18nContext, useI18nProvider, useLocaleState } from 'react-admin';
import { createTexts } from '../panel/texts';

const resource = 'resources.gallery/gallery-specimens.';

/** The gallery's own texts beside those of the application: they stand with those of the QA panel, which no build but the demo has. */
export function GalleryTexts({ children }: { children: ReactNode }) {
  const provider = useI18nProvider();
  const [locale] = useLocaleState();
  const value = useMemo(() => {
    const texts = createTexts(locale);
    return {
      ...provider,
      translate: (key: string, options?: Record<string, unknown>) => {
        const own = key.startsWith(resource) ? `qa.gallery.resource.${key.slice(resource.length)}` : key;
        // Polyglot takes any values; the panel gives texts and numbers alone.
        const values = options as Record<string, string> | undefined;
        const text = own.startsWith('qa.gallery')
          ? texts.translate(own, values && { ...values, _: own })
          : own;
        return text === own ? provider.translate(key, options) : text;
      },
    };
  }, [provider, locale]);
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}
