import { useMemo } from 'react';
import { useGetResourceLabel, useStore, useTranslate } from 'react-admin';
import { folded, ranked } from './ranking';
import { type Query, readQuery } from './readQuery';
import { readRecents, recentsKey } from './recents';
import type { SearchGroup, SearchItem } from './searchItem';
import type { SearchSource } from './sources';
import { useOwnItems } from './useOwnItems';
import { useRecentItems } from './useRecentItems';
import { useSearchHits, useSearchSources } from './useSearchHits';

/** How many pages and actions are shown for a query. */
const maxOwn = 6;

interface Groups {
  readonly groups: readonly SearchGroup[];
  /** What is announced once all have answered: the number of hits, and the lists that failed. */
  readonly status: string;
  readonly isPending: boolean;
}

/** What the search shows for a text: without one, what was opened last, pages and actions; else all hits, pages first. */
export function useSearchGroups(text: string): Groups {
  const translate = useTranslate();
  const own = useOwnItems();
  const sources = useSearchSources();
  const query = useQueryOf(text, sources);
  const hits = useSearchHits(sources, query);
  const [stored] = useStore<unknown>(recentsKey);
  const ownItems = [...own.menu, ...own.pages, ...own.actions];
  const recent = useRecentItems(readRecents(stored), ownItems, sources);
  if (query.phrase === '') {
    const isOlder = ({ id }: SearchItem) => !recent.some((each) => each.id === id);
    return {
      groups: [
        { key: 'recent', heading: translate('app.search.recent'), items: recent },
        { key: 'pages', heading: translate('app.search.pages'), items: own.menu.filter(isOlder) },
        { key: 'actions', heading: translate('app.search.actions'), items: own.actions.filter(isOlder) },
      ].filter(({ items }) => items.length > 0),
      status: '',
      isPending: false,
    };
  }
  const matching = ranked(ownItems, query.phrase, query.keywords).slice(0, maxOwn);
  const ownGroup = { key: 'own', heading: translate('app.search.own'), items: matching };
  const groups = [...(matching.length > 0 ? [ownGroup] : []), ...hits.groups];
  return { groups, status: hits.isPending ? '' : statusOf(groups, translate), isPending: hits.isPending };
}

/** The number of hits, also of those that are not shown, and the lists that failed: without them, nothing found may be untrue. */
function statusOf(groups: readonly SearchGroup[], translate: ReturnType<typeof useTranslate>): string {
  const isFailed = ({ items }: SearchGroup) => items.some(({ isRetry }) => isRetry);
  const failures = groups
    .filter(isFailed)
    .map(({ heading }) => `${heading}: ${translate('app.search.failed')}`);
  const found = groups.filter((group) => !isFailed(group));
  const count = found.reduce((sum, { items, further = 0 }) => sum + items.length + further, 0);
  if (count > 0) failures.unshift(translate('app.search.found', { smart_count: count }));
  return failures.length > 0 ? failures.join('. ') : translate('app.search.none');
}

/** What the text means in this language; the same object until the text changes. */
function useQueryOf(text: string, sources: readonly SearchSource[]): Query {
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const names = sources.flatMap(({ key, resource }) =>
    resource === undefined
      ? []
      : [[key, resourceLabel(resource.id, 1), resourceLabel(resource.id, 2)].join('\n')],
  );
  const fillers = translate('app.search.fillers');
  const known = names.join('\n\n');
  return useMemo(() => {
    const nouns = known.split('\n\n').map((entry): [string, string[]] => {
      const [key = '', ...nounsOfKey] = entry.split('\n');
      return [key, nounsOfKey.filter((noun) => folded(noun) !== ' ')];
    });
    return readQuery(text, { fillers, nouns: new Map(nouns) });
  }, [text, fillers, known]);
}
