import { useMemo } from 'react';
import type { I18nProvider } from 'react-admin';
import { namesProduct } from '@/api/productTexts';
import { useI18nSource } from './i18nProvider';
import { useServices } from './services';

/** The texts with `%{product}`. An area whose address contains the product's key has its resources' texts under its folder. */
export function useProductTexts(): I18nProvider {
  const { areas, config, i18n } = useServices();
  const provider = useI18nSource(i18n);
  return useMemo(() => {
    const moved = areas.filter(({ key, path }) => key !== path);
    const textKey = (key: string) =>
      moved.reduce((text, area) => text.replace(`resources.${area.path}/`, `resources.${area.key}/`), key);
    return {
      ...provider,
      // To other texts it means nothing.
      translate: (key, options) =>
        namesProduct.test(key)
          ? provider.translate(textKey(key), { product: config.product.name, ...options })
          : provider.translate(key, options),
    };
  }, [areas, config, provider]);
}
