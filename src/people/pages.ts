import { useTranslate } from 'react-admin';
import { useShell } from '@/ui/shell';

/** Returns a function for a page's name: its area, and the rest of its address in words; `*` means all pages. */
export function usePageName(): (page: string) => string {
  const translate = useTranslate();
  const { areas } = useShell();
  return (page) => {
    if (page === '*') return translate('people.pages.all');
    const [, path = '', ...rest] = page.split('/');
    const area = areas.find((each) => each.path === path);
    const caption = translate(area ? `areas.${area.key}.caption` : `people.pages.${path}`, { _: path });
    const parts = rest.map((part, index) => {
      if (part.startsWith(':')) return translate('people.pages.one');
      const own = translate(`areas.${area?.key}.children.${part}.caption`, { _: '' });
      const resource = `resources.${[path, ...rest.slice(0, index + 1)].join('/')}.name`;
      return (
        own ||
        translate(resource, { _: translate(`people.pages.${part}`, { _: inWords(part) }), smart_count: 2 })
      );
    });
    return [caption, ...parts].join(' › ').replaceAll('\u00ad', '');
  };
}

/** A path segment in words, for a page whose texts are not loaded. */
const inWords = (part: string) => `${part.charAt(0).toUpperCase()}${part.slice(1).replaceAll('-', ' ')}`;

/** The pages that the user may open, as options; they always include `chosen`. */
export function usePageOptions(chosen?: string | null) {
  const { pages } = useShell();
  const nameOf = usePageName();
  const known = pages.filter((page) => !page.includes('*')).map((page) => `/${page}`);
  const all = new Set(['/profile', ...known, ...(chosen ? [chosen] : [])]);
  return [...all].map((value) => ({ value, label: nameOf(value) }));
}
