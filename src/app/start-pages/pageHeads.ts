import { readAreas, resourcesOf } from '../../areas';
import { createTranslate } from '../i18n/createTranslate';
import { shippedTexts } from './shippedTexts';

/** What the frame of a page says of it: its headline, and what the page is for. */
export interface PageHead {
  readonly headline: string;
  readonly lead?: string;
}

/**
 * The heads of the pages whose address the build knows, by language and path, for the frame of a page that is on its
 * way. An address that contains the product's key is not known to it.
 */
export function pageHeads(): Record<string, Record<string, PageHead>> {
  const product = { key: '%', name: '' };
  const areas = readAreas(product).filter(({ path }) => !path.includes(product.key));
  const resources = new Set(resourcesOf(areas).flatMap(({ id, list }) => (list === undefined ? [] : [id])));
  return Object.fromEntries(
    Object.entries(shippedTexts).map(([language, texts]) => {
      const translate = createTranslate(language, texts);
      const heads: Record<string, PageHead> = {};
      for (const { key, path, page, children = [] } of areas) {
        if (page !== undefined) heads[path] = { headline: translate(`areas.${key}.caption`) };
        for (const child of children) {
          const address = `${path}/${child.path}`;
          if (child.page === undefined && !resources.has(address)) continue;
          const lead = translate(`resources.${address}.lead`, { _: '' });
          const headline = translate(`areas.${key}.children.${child.path}.caption`);
          heads[address] = { headline, ...(lead !== '' && { lead }) };
        }
      }
      return [language, heads];
    }),
  );
}
