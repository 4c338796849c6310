import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Where a list was left: the row that was pressed, which of its links, how far its top was from that of the window, and how far
 * the table was scrolled; both in pixels. Not how far the page was: names that come late move the rows below them.
 */
interface Place {
  readonly id: string;
  readonly link: number;
  readonly top: number;
  readonly within: number;
}

/** The state of a navigation that is a way back: the list is shown as it was left. */
export const returning = { returning: true } as const;

/**
 * Kept with the cached data: each tab has its own, and a sign-out forgets them. react-admin's stored list parameters would
 * also change an address that somebody goes back to.
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

/** The query with which the list of a resource was last seen in this tab; '' if it was not. */
export function useLastSearch(resource: string): string {
  return placesOf(useQueryClient(), resource).search();
}

/** Where the list around was left, if its page is entered by Back, Forward or a way back that `returning` marks. */
function useReturnPlace(): Place | undefined {
  const places = placesOf(useQueryClient(), useResourceContext() ?? '');
  const { search, state } = useLocation();
  const isReturn = useNavigationType() === 'POP' || state?.returning === true;
  const [place] = useState(() => (isReturn ? places.place(search) : undefined));
  return place;
}

/** Keeps where a list is left, and shows it there again on a return, with the focus on what was pressed. */
export function useListPlace(frame: RefObject<HTMLElement | null>) {
  const places = placesOf(useQueryClient(), useResourceContext() ?? '');
  const { search } = useLocation();
  const place = useRef(useReturnPlace());
  useLayoutEffect(() => {
    places.keepSearch(search);
  });
  useLayoutEffect(() => {
    const left = place.current;
    const row = left && frame.current?.querySelector(`[data-row="${CSS.escape(left.id)}"]`);
    if (!left || !row) return;
    place.current = undefined;
    const table = frame.current?.querySelector('[role=region]');
    if (table) table.scrollTop = left.within;
    window.scrollBy(0, row.getBoundingClientRect().top - left.top);
    const links = row.querySelectorAll<HTMLElement>('a[href]');
    const focused = document.activeElement;
    // Not away from where the person has gone meanwhile.
    if (focused === document.body || focused?.matches('h1, main')) {
      (links[left.link] ?? links[0])?.focus({ preventScroll: true });
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
