import { useLocation, useNavigate } from 'react-router-dom';

/** The choice in the address: a page, one of its positions, a module in that. */
export interface Chosen {
  readonly page?: string | undefined;
  readonly position?: string | undefined;
  readonly module?: string | undefined;
}

/** The address of a choice. */
export function chosenPath(chosen: Chosen): string {
  const entries = Object.entries(chosen).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const query = new URLSearchParams(entries).toString();
  return `/website-modules/positions${query === '' ? '' : `?${query}`}`;
}

/** The choice is kept in the address, so that Back returns to the previous one. */
export function useChosen(): readonly [Chosen, (chosen: Chosen, options?: { replace?: boolean }) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const part = (name: string) => query.get(name) ?? undefined;
  const chosen = { page: part('page'), position: part('position'), module: part('module') };
  return [chosen, (next, options) => void navigate(chosenPath(next), options)];
}
