import { usePageName, usePageOptions } from '@/people/pages';

/** The pages that videos can belong to: those that this person may open, and all pages. */
export function useKnownPages() {
  const nameOf = usePageName();
  const options = [{ value: '*', label: nameOf('*') }, ...usePageOptions()];
  return { options, nameOf, isKnown: (pattern: string) => options.some(({ value }) => value === pattern) };
}
