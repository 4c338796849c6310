import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useDataProvider, useDebouncedEvent, useGetResourceLabel, useTranslate } from 'react-admin';
import { usePermissions } from '../profileQuery';
import { useServices } from '../services';
import { arrived } from './arrival';
import { bestFirst, ranked } from './ranking';
import { minLength, type Query } from './readQuery';
import type { SearchGroup, SearchItem } from './searchItem';
import { type SearchAnswer, type SearchSource, searchSources } from './sources';

/** Milliseconds without a key after which servers are asked. */
const debounceMs = 200;
/** Milliseconds for which the same hits are not asked for again. */
const staleTime = 10_000;
/** Milliseconds for which hits wait for those that stand above them. */
const patienceMs = 300;
/** How many hits of a list are shown; more if the query names it. */
const maxShown = 5;
const maxShownWithin = 12;

/** What this person's search asks: all lists that they may open, and what areas add. */
export function useSearchSources(): readonly SearchSource[] {
  const services = useServices();
  const permissions = usePermissions();
  const dataProvider = useDataProvider();
  return useMemo(
    () => searchSources(services, permissions ?? [], dataProvider),
    [services, permissions, dataProvider],
  );
}

interface Hits {
  readonly groups: readonly SearchGroup[];
  /** Whether an answer is awaited. */
  readonly isPending: boolean;
}

/**
 * The hits of all lists, as they arrive; `query` must be stable while nothing is typed. Outdated calls are aborted; until
 * the answer for another text is there, those hits stay that match it.
 */
export function useSearchHits(sources: readonly SearchSource[], query: Query): Hits {
  const headingOf = useHeadings();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const asked = useDebounced(query);
  const isActive = [...query.phrase].length >= minLength;
  const isCurrent = asked === query;
  const textFor = ({ key }: SearchSource, { phrase, within }: Query) => within.get(key) ?? phrase;
  const results = useQueries({
    queries: sources.map((source) => ({
      queryKey: [source.key, 'search', textFor(source, asked)],
      queryFn: ({ signal }: { signal: AbortSignal }) => source.ask(textFor(source, asked), signal),
      enabled: isActive && [...asked.phrase].length >= minLength,
      placeholderData: () => latestAnswer(queryClient, source.key),
      staleTime,
    })),
  });
  const groups = sources.map((source, index) => {
    const { data, isPlaceholderData, isError, isFetching, errorUpdateCount, refetch } = results[index] ?? {};
    const isAnswer = isCurrent && data !== undefined && !isPlaceholderData;
    const text = textFor(source, query);
    const isNamed = query.within.has(source.key);
    const heading = headingOf(source);
    const all = isAnswer ? bestFirst(data.items, text) : ranked(data?.items ?? [], text);
    const shown = all.slice(0, isNamed ? maxShownWithin : maxShown);
    const isAgain = isFetching === true && !isAnswer && (errorUpdateCount ?? 0) > 0;
    const retry: SearchItem = {
      id: `retry:${source.key}`,
      name: translate(isAgain ? 'app.search.again' : 'app.search.failed'),
      icon: source.area.icon,
      act: () => void refetch?.(),
      isRetry: true,
    };
    return {
      key: source.key,
      heading,
      isNamed,
      items: isCurrent && (isError || isAgain) ? [retry] : shown,
      isSettled: isCurrent && (isAnswer || isError === true),
      ...(isAnswer && { further: (data.total ?? all.length) - shown.length }),
    };
  });
  // What the query names comes first.
  const ordered = [...groups].sort((one, other) => Number(other.isNamed) - Number(one.isNamed));
  const keys = useArrival(asked.phrase, ordered);
  return {
    groups: isActive
      ? keys.flatMap((key) => ordered.filter((group) => group.key === key && group.items.length > 0))
      : [],
    isPending: isActive && groups.some(({ isSettled }) => !isSettled),
  };
}

/** What a source was asked last and has answered; in `useQueries`, `keepPreviousData` gets nothing. */
function latestAnswer(queryClient: QueryClient, key: string): SearchAnswer | undefined {
  const answers = queryClient.getQueriesData<SearchAnswer>({ queryKey: [key, 'search'] });
  return answers.findLast(([, answer]) => answer !== undefined)?.[1];
}

/** The keys of the groups that are shown; a new text starts with those that have something to show already. */
function useArrival(
  text: string,
  groups: readonly {
    readonly key: string;
    readonly isSettled: boolean;
    readonly items: readonly unknown[];
  }[],
): readonly string[] {
  const [shown, setShown] = useState<{ text: string; keys: readonly string[] }>({ text, keys: [] });
  const [lateText, setLateText] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setLateText(text), patienceMs);
    return () => clearTimeout(timer);
  }, [text]);
  const previous =
    shown.text === text ? shown.keys : groups.filter(({ items }) => items.length > 0).map(({ key }) => key);
  const keys = arrived(previous, groups, lateText === text);
  if (keys !== shown.keys) setShown({ text, keys });
  return keys;
}

function useDebounced(query: Query): Query {
  const [debounced, setDebounced] = useState(query);
  const setSoon = useDebouncedEvent(setDebounced, debounceMs);
  useEffect(() => void setSoon(query), [setSoon, query]);
  return debounced;
}

/** Returns a function for the heading above a source's hits. */
function useHeadings(): (source: SearchSource) => string {
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  return ({ resource, area }) =>
    resource === undefined ? translate(`areas.${area.key}.found`, { _: '' }) : resourceLabel(resource.id, 2);
}
