import { useMemo } from 'react';
import type { I18nProvider } from 'react-admin';
import { namesProduct } from '@/api/productTexts';
import { useI18nSource } from './i18nProvider';
import { useServices } from './services';

/** The i18nProvider with `%{product}` filled in. If an area's address contains the product's key, its resources' texts are found by the folder's name. */
export function useProductTexts(): I18nProvider {
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
