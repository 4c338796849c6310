import { useCallback, useMemo } from 'react';
import { useStoreContext, useTranslate } from 'react-admin';
import { matchPath } from 'react-router-dom';
import { queryAddress, readSavedViews } from '@/records/views/views';
import { useShell } from '@/ui/shell';
import type { Shortcut } from '../layout/layoutSchema';
import { recordPath, useRecordTiles } from '../recordTiles';
import { useTiles } from '../tiles';

/** Checks whether a path leads to a page that this person may open. */
export function useMayOpen(): (to: string) => boolean {
  const { pages } = useShell();
  return useCallback(
    (to) => {
      const [path = ''] = to.split(/[?#]/);
      if (path === '/profile') return true;
      return path.startsWith('/') && pages.some((pattern) => matchPath(`/${pattern}`, path));
    },
    [pages],
  );
}

/** The pages that this person may open, and their saved views of lists, as shortcuts to choose from. */
export function useOfferedShortcuts(): readonly Shortcut[] {
  const translate = useTranslate();
  const store = useStoreContext();
  const { pages, areas } = useShell();
  return useMemo(() => {
    const nameOf = (page: string) => {
      const [path = '', child, ...below] = page.split('/');
      if (below.length > 0 || child?.startsWith(':')) return '';
      const key = areas.find((area) => area.path === path)?.key;
      const area = translate(`areas.${key}.caption`);
      if (key === undefined || child === undefined) return key && area;
      const list = translate(`resources.${page}.name`, { smart_count: 2, _: '' });
      const name = translate(`areas.${key}.children.${child}.caption`, { _: list });
      return name && `${area}: ${name}`;
    };
    return [...new Set(pages)].flatMap((page) => {
      const name = nameOf(page);
      if (!name) return [];
      const views = readSavedViews(store.getItem(`${page}.savedQueries`));
      return [
        { name, to: `/${page}` },
        ...views.map(({ label, value }) => ({ name: label, to: queryAddress(`/${page}`, value) })),
      ];
    });
  }, [pages, areas, store, translate]);
}

const nonePlaced: readonly string[] = [];

/** The records that have widgets, such as saved reports, as shortcuts to choose from. */
export function useRecordShortcuts(): readonly Shortcut[] {
  const tiles = useRecordTiles(useTiles(), nonePlaced, true);
  return useMemo(
    () =>
      tiles.flatMap((tile) => {
        const to = recordPath(tile);
        return to === undefined || !tile.title ? [] : [{ name: tile.title, to }];
      }),
    [tiles],
  );
}
