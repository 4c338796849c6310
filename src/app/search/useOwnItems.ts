import Add from '@mui/icons-material/Add';
import Contrast from '@mui/icons-material/Contrast';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import { useQuery } from '@tanstack/react-query';
import { useGetResourceLabel, useRemoveFromStore, useStore, useTranslate } from 'react-admin';
import { pagesOf } from '@/areas';
import { permitsAction } from '@/areas/permitsAction';
import { pageNames } from '@/people/pages';
import { useShell } from '@/ui/shell';
import { withoutSoftHyphens } from '@/ui/visibleText';
import { usePermissions } from '../profileQuery';
import { useServices } from '../services';
import { useMenuEntries } from '../useMenuEntries';
import type { SearchItem } from './searchItem';

/** What the application itself offers: no server is asked for it. */
export interface OwnItems {
  /** The entries of the menu. */
  readonly menu: readonly SearchItem[];
  /** What else can be opened: pages below those of the menu. */
  readonly pages: readonly SearchItem[];
  /** What can be done: commands of areas, a new record of each kind, theme and help. */
  readonly actions: readonly SearchItem[];
}

const pageId = (path: string) => `page:${path}`;

/** The pages and actions that this person may use, in the order of the menu. */
export function useOwnItems(): OwnItems {
  const translate = useTranslate();
  const { menu, last } = useMenuItems();
  const { loadTexts } = useShell();
  // The names of further pages are texts of the areas.
  const { isSuccess: isNamed } = useQuery({
    queryKey: ['search', 'texts'],
    queryFn: () => loadTexts().then(() => true),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const commands = useCommandItems();
  const further = useFurtherItems();
  const themes = useThemeItems();
  const help: SearchItem = {
    id: 'action:help',
    name: translate('ui.help.open'),
    words: translate('app.search.words.help'),
    icon: HelpOutline,
    to: '#help',
  };
  const known = new Set([...menu, ...commands].map(({ to }) => to));
  const isNew = ({ to }: SearchItem) => !known.has(to);
  return {
    menu,
    pages: isNamed ? further.pages.filter(isNew) : [],
    actions: [...(isNamed ? [...commands, ...further.creating.filter(isNew)] : []), ...themes, help, ...last],
  };
}

/** The menu; `last` is what stands at its end: to sign out is no page. */
function useMenuItems() {
  const translate = useTranslate();
  const entries = useMenuEntries();
  const itemsOf = (ofEnd: boolean) =>
    entries
      .filter(({ end = false }) => end === ofEnd)
      .flatMap(({ key, caption, to, icon, children }): SearchItem[] => {
        const words = translate(`app.search.words.${key}`, { _: '' });
        if (children === undefined)
          return [{ id: pageId(to), name: withoutSoftHyphens(caption), words, icon, to }];
        return children.map((child) => ({
          id: pageId(child.to),
          name: withoutSoftHyphens(child.caption),
          detail: withoutSoftHyphens(caption),
          icon,
          to: child.to,
        }));
      });
  return { menu: itemsOf(false), last: itemsOf(true) };
}

function useCommandItems(): SearchItem[] {
  const translate = useTranslate();
  return useShell().commands.map((command) => {
    const texts = `areas.${command.area}.commands.${command.key}`;
    return {
      id: `command:${command.id}`,
      name: translate(`${texts}.name`, { _: '' }),
      detail: withoutSoftHyphens(translate(`areas.${command.area}.caption`)),
      words: translate(`${texts}.words`, { _: '' }),
      icon: command.icon,
      to: command.path,
    };
  });
}

/** The pages without a record that the areas declare, apart from those to create one. */
function useFurtherItems() {
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const shell = useShell();
  const { areas } = useServices();
  const permissions = usePermissions() ?? [];
  const listed = pagesOf(areas.filter(({ unlisted }) => !unlisted));
  // The address of an area without a page of its own leads to its first page.
  const targets = new Set(listed.filter(({ redirects }) => redirects).map(({ load }) => load));
  const open = listed.filter(
    ({ area, pattern, action, redirects, load }) =>
      !redirects &&
      !/[:*]/.test(pattern) &&
      !(targets.has(load) && area.children === undefined) &&
      (action === undefined || permitsAction(permissions, area, action)),
  );
  const items = open.map(({ area, pattern, action }) => {
    const names = pageNames(`/${pattern}`, shell.areas, translate);
    const item = {
      id: pageId(`/${pattern}`),
      name: names.at(-1) ?? pattern,
      detail: names.slice(0, -1).join(' › '),
      icon: area.icon,
      to: `/${pattern}`,
    };
    const resource = /^(.+)\/create$/.exec(pattern)?.[1];
    return action === 'create' && resource !== undefined
      ? {
          ...item,
          name: translate('records.createOf', { name: resourceLabel(resource, 1), _: '' }),
          icon: Add,
          isCreating: true,
        }
      : { ...item, isCreating: false };
  });
  return {
    pages: items.filter(({ isCreating }) => !isCreating),
    creating: items.filter(({ isCreating }) => isCreating),
  };
}

function useThemeItems(): SearchItem[] {
  const translate = useTranslate();
  const [theme, setTheme] = useStore<unknown>('theme');
  const clear = useRemoveFromStore('theme');
  return (['light', 'dark', 'system'] as const)
    .filter((choice) => choice !== (theme ?? 'system'))
    .map((choice) => ({
      id: `action:theme.${choice}`,
      name: translate('app.search.theme', { theme: translate(`ui.theme.${choice}`) }),
      words: translate('app.search.words.theme'),
      icon: Contrast,
      act: () => (choice === 'system' ? clear() : setTheme(choice)),
    }));
}
