import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';

/** Writes a count as the visitor's language does: 12,400 or 12.400. */
export function useCount(): (count: number) => string {
  const [locale] = useLocaleState();
  return useMemo(() => {
    // Made when first needed: it makes the browser load its tables of languages.
    let format: Intl.NumberFormat | undefined;
    return (count) => {
      format ??= new Intl.NumberFormat(locale);
      return format.format(count);
    };
  }, [locale]);
}
