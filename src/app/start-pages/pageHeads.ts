import type { I18nProvider } from 'react-admin';
import { type Area, ownResource, resourcesOf } from '../../areas';

/** What the frame of a page says of it: its headline, and what the page is for. */
export interface PageHead {
  readonly headline: string;
  readonly lead?: string;
}

/** The heads of the profile and of the areas' pages by path, for the frame of a page that is on its way. */
export function pageHeads(
  areas: readonly Area[],
  translate: I18nProvider['translate'],
): Record<string, PageHead> {
  const resources = new Set(resourcesOf(areas).flatMap(({ id, list }) => (list === undefined ? [] : [id])));
  const profile = { headline: translate('app.profile.headline'), lead: translate('app.profile.lead') };
  const heads: Record<string, PageHead> = { profile };
  for (const area of areas) {
    const { key, path, page, children = [] } = area;
    const hasList = ownResource(area) !== undefined;
    if (page !== undefined || hasList) {
      const lead = hasList ? translate(`resources.${path}.lead`, { _: '' }) : '';
      heads[path] = { headline: translate(`areas.${key}.caption`), ...(lead !== '' && { lead }) };
    }
    for (const child of children) {
      const address = `${path}/${child.path}`;
      if (child.page === undefined && !resources.has(address)) continue;
      const lead = translate(`resources.${address}.lead`, { _: '' });
      const headline = translate(`areas.${key}.children.${child.path}.caption`);
      heads[address] = { headline, ...(lead !== '' && { lead }) };
    }
  }
  return heads;
}
