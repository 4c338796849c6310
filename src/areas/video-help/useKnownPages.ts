import { usePageName, usePageOptions } from '@/people/pages';

/** The pages that films can belong to: those that this person may open, and all pages. */
export function useKnownPages() {
  const nameOf = usePageName();
  const all = { value: '*', label: nameOf('*') };
  // Without the profile, for which no films are requested.
  const options = [all, ...usePageOptions().filter(({ value }) => value !== '/profile')];
  return { options, nameOf, isKnown: (pattern: string) => options.some(({ value }) => value === pattern) };
}
