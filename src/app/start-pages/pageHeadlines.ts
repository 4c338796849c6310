import { readAreas, resourcesOf } from '../../areas';
import { createTranslate } from '../i18n/createTranslate';
import { shippedTexts } from './shippedTexts';

/**
 * The headlines of the pages whose address the build knows, by language and path, for the frame of a page that is on its
 * way. An address that contains the product's key is not known to it.
 */
export function pageHeadlines(): Record<string, Record<string, string>> {
  const product = { key: '%', name: '' };
  const areas = readAreas(product).filter(({ path }) => !path.includes(product.key));
  const resources = new Set(resourcesOf(areas).flatMap(({ id, list }) => (list === undefined ? [] : [id])));
  return Object.fromEntries(
    Object.entries(shippedTexts).map(([language, texts]) => {
      const translate = createTranslate(language, texts);
      const headlines: Record<string, string> = {};
      for (const { key, path, page, children = [] } of areas) {
        if (page !== undefined) headlines[path] = translate(`areas.${key}.caption`);
        for (const child of children) {
          const address = `${path}/${child.path}`;
          if (child.page === undefined && !resources.has(address)) continue;
          headlines[address] = translate(`areas.${key}.children.${child.path}.caption`);
        }
      }
      return [language, headlines];
    }),
  );
}
