import { useListContext, useLocaleState } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useLanguages } from '../../languages/useLanguages';
import { shownLanguages } from '../textAddress';

/** The language that a change is most likely meant for: that of the filter, else the first one that is shown. */
export function useBulkLanguage(): string {
  const { filterValues } = useListContext();
  const [locale] = useLocaleState();
  const { data = [] } = useLanguages();
  const columns = useSearchParams()[0].get('columns');
  return String(filterValues.language ?? shownLanguages(data, columns, locale)[0]?.id ?? '');
}
