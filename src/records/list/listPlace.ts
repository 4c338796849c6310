import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Where a list was left: the clicked row, which of its links, its distance from the top of the window and the table's
 * scroll position, both in pixels. Not the page's scroll position: names that load late move the rows.
 */
interface Place {
  readonly id: string;
  readonly link: number;
  readonly top: number;
  readonly within: number;
}

/** The navigation state for returning to a list: it is shown as it was left. */
export const returning = { returning: true } as const;

/**
 * Stored with the cached data: each tab has its own, and a sign-out clears them. react-admin's stored list parameters
 * would also change addresses that someone returns to.
 */
function placesOf(queryClient: QueryClient, resource: string) {
  const searchKey = ['listPlaces', resource];
  queryClient.setQueryDefaults(searchKey, { gcTime: Number.POSITIVE_INFINITY });
  return {
    search: () => queryClient.getQueryData<string>(searchKey) ?? '',
    keepSearch: (search: string) => queryClient.setQueryData(searchKey, search),
    place: (search: string) => queryClient.getQueryData<Place>([...searchKey, search]),
    keep: (search: string, place: Place) => queryClient.setQueryData([...searchKey, search], place),
  };
}

/** The query of a resource's list as last seen in this tab; '' if it was not. */
export function useLastSearch(resource: string): string {
  return placesOf(useQueryClient(), resource).search();
}

/** Where the surrounding list was left, if its page was reached by Back, Forward or with `returning`. */
function useReturnPlace(): Place | undefined {
  const places = placesOf(useQueryClient(), useResourceContext() ?? '');
  const { search, state } = useLocation();
  const isReturn = useNavigationType() === 'POP' || state?.returning === true;
  const [place] = useState(() => (isReturn ? places.place(search) : undefined));
  return place;
}

/** Remembers where a list is left, and restores it on return, with the focus on the clicked link. */
export function useListPlace(frame: RefObject<HTMLElement | null>) {
  const places = placesOf(useQueryClient(), useResourceContext() ?? '');
  const { search } = useLocation();
  const place = useRef(useReturnPlace());
  useLayoutEffect(() => {
    places.keepSearch(search);
  });
  useLayoutEffect(() => {
    const lastPlace = place.current;
    const row = lastPlace && frame.current?.querySelector(`[data-row="${CSS.escape(lastPlace.id)}"]`);
    if (!lastPlace || !row) return;
    place.current = undefined;
    const table = frame.current?.querySelector('[role=region]');
    if (table) table.scrollTop = lastPlace.within;
    window.scrollBy(0, row.getBoundingClientRect().top - lastPlace.top);
    const links = row.querySelectorAll<HTMLElement>('a[href]');
    const focused = document.activeElement;
    // Does not take the focus from where the person has moved it meanwhile.
    if (focused === document.body || focused?.matches('h1, main')) {
      (links[lastPlace.link] ?? links[0])?.focus({ preventScroll: true });
    }
  });
  return ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    if (row?.dataset.row === undefined) return;
    const links: (Element | null)[] = [...row.querySelectorAll('a[href]')];
    places.keep(search, {
      id: row.dataset.row,
      link: links.indexOf(target instanceof Element ? target.closest('a[href]') : null),
      top: row.getBoundingClientRect().top,
      within: frame.current?.querySelector('[role=region]')?.scrollTop ?? 0,
    });
  };
}
