import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type ShellInfo, useShell } from '@/ui/shell';
import { withoutSoftHyphens } from '@/ui/visibleText';

/**
 * The name of a page by its address: its area, and the rest in the words of the areas; `*` means all pages.
 */
export function pageName(
  page: string,
  areas: ShellInfo['areas'],
  translate: ReturnType<typeof useTranslate>,
): string {
  return page === '*' ? translate('people.pages.all') : pageNames(page, areas, translate).join(' › ');
}

/** The names of a page and of what it belongs to, its area first. */
export function pageNames(
  page: string,
  areas: ShellInfo['areas'],
  translate: ReturnType<typeof useTranslate>,
): readonly string[] {
  const [, path = '', ...rest] = page.split('/');
  const area = areas.find((each) => each.path === path);
  const caption = translate(area ? `areas.${area.key}.caption` : `people.pages.${path}`, { _: path });
  const parts = rest.flatMap((part, index) => {
    if (part.startsWith(':')) return translate('people.pages.one');
    if (part === 'show') {
      // Reading a record is how it is shown, unless another page changes it.
      const name = rest[index - 2] ?? path;
      const isSecond = area?.resources?.some((each) => each.name === name && each.edit !== undefined);
      return isSecond ? translate('people.pages.show') : [];
    }
    const parentPath = [area?.key ?? path, ...rest.slice(0, index)].join('/');
    const areaText = translate(`areas.${area?.key}.children.${part}.caption`, { _: '' });
    const resource = translate(`resources.${parentPath}/${part}.name`, { smart_count: 2, _: '' });
    const resourceText = translate(`resources.${parentPath}.pages.${part}`, { _: '' });
    return areaText || resource || resourceText || translate(`people.pages.${part}`, { _: inWords(part) });
  });
  return [caption, ...parts].map(withoutSoftHyphens);
}

/** A path segment in words, for a page whose texts are not loaded. */
const inWords = (part: string) => `${part.charAt(0).toUpperCase()}${part.slice(1).replaceAll('-', ' ')}`;

/** Loads the texts of all areas that this person may open. @returns whether they are there */
export function useAreaTexts(): boolean {
  const { loadTexts } = useShell();
  const { data = false } = useQuery({
    queryKey: ['people/pages'],
    queryFn: () => loadTexts().then(() => true),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** Returns a function for a page's name; see `pageName`. */
export function usePageName(): (page: string) => string {
  const translate = useTranslate();
  const { areas } = useShell();
  // Once they are there, the names are rendered again.
  useAreaTexts();
  return (page) => pageName(page, areas, translate);
}

/** The pages that the user may open, as options; they always include `chosen`. */
export function usePageOptions(chosenPage?: string | null) {
  const { shownPages } = useShell();
  const nameOf = usePageName();
  const all = new Set([...shownPages.map((page) => `/${page}`), ...(chosenPage ? [chosenPage] : [])]);
  return [...all].map((value) => ({ value, label: nameOf(value) }));
}
