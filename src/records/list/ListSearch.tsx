import { useListContext, useTranslate } from 'react-admin';
import { SearchField } from '../inputs/SearchField';

/** The search of a list page: the filter `q`. */
export function ListSearch() {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const translate = useTranslate();
  return (
    <SearchField
      label={translate('records.search')}
      value={typeof filterValues.q === 'string' ? filterValues.q : ''}
      onChange={(q) => setFilters({ ...filterValues, q }, displayedFilters)}
      sx={{ flex: '1 1 14rem', maxWidth: 360 }}
    />
  );
}
