import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';

/** Writes a count as the visitor's language does: 12,400 or 12.400. */
export function useCount(): (count: number) => string {
  const [locale] = useLocaleState();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale);
    return (count) => format.format(count);
  }, [locale]);
}
