import { useTranslate } from 'react-admin';
import { SearchField } from '../inputs/SearchField';
import { useListFilter } from './listFilter';

/** The search field of a list page: the filter `q`. */
export function ListSearch() {
  const { values, change } = useListFilter();
  const translate = useTranslate();
  return (
    <SearchField
      label={translate('records.search')}
      value={typeof values.q === 'string' ? values.q : ''}
      onChange={(q) => change({ q })}
      sx={{ flex: '1 1 10rem', maxWidth: 360 }}
    />
  );
}
