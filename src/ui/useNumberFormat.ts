import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';

/** Writes numbers as the visitor's language does: 12,400 or 12.400. A text's `%{smart_count}` needs no help: `translate` does the same. */
export function useNumberFormat(): (value: number) => string {
  const [locale] = useLocaleState();
  return useMemo(() => {
    // Made when first needed: it makes the browser load its tables of languages.
    let format: Intl.NumberFormat | undefined;
    return (value) => {
      format ??= new Intl.NumberFormat(locale);
      return format.format(value);
    };
  }, [locale]);
}
