import { usePageName, usePageOptions } from '@/people/pages';

/** The pages that films may help on: those that this person may open, by the names of their areas, and all of them. */
export function useKnownPages() {
  const nameOf = usePageName();
  const all = { value: '*', label: nameOf('*') };
  // The profile is nobody's page: no film is asked for there.
  const options = [all, ...usePageOptions().filter(({ value }) => value !== '/profile')];
  return { options, nameOf, isKnown: (pattern: string) => options.some(({ value }) => value === pattern) };
}
