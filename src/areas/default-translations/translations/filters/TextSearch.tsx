import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SearchField } from '@/records/inputs/SearchField';
import { useListFilter } from '@/records/list/listFilter';

const scopes = ['q', 'key_q', 'text_q'] as const;
type Scope = (typeof scopes)[number];

const texts = 'areas.default-translations.grid.search';

/** The search of the grid: in keys and texts, in keys alone, or in texts alone. */
export function TextSearch() {
  const translate = useTranslate();
  const { values, change } = useListFilter();
  const given = scopes.find((scope) => typeof values[scope] === 'string');
  const [chosen, setChosen] = useState<Scope>(given ?? 'q');
  const scope = given ?? chosen;
  const value = given === undefined ? '' : String(values[given]);
  const search = (where: Scope, what: string) =>
    change({ ...Object.fromEntries(scopes.map((each) => [each, undefined])), [where]: what });
  return (
    <>
      <SearchField
        label={translate(`${texts}.label`)}
        value={value}
        onChange={(what) => search(scope, what)}
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 12rem' }, maxWidth: { sm: 320 } }}
      />
      <Select
        value={scope}
        onChange={({ target }) => {
          const where = scopes.find((each) => each === target.value) ?? 'q';
          setChosen(where);
          if (value !== '') search(where, value);
        }}
        SelectDisplayProps={{ 'aria-label': translate(`${texts}.scope`) }}
        sx={{ flex: { xs: '1 1 10rem', sm: 'none' }, width: { sm: 208 } }}
      >
        {scopes.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`${texts}.scopes.${each}`)}
          </MenuItem>
        ))}
      </Select>
    </>
  );
}
