import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import type { FigureQueryState } from '../query/useFigureQuery';

/** Chooses the currency that money is counted in; nothing where there is no choice. */
export function CurrencySwitch({ state }: { state: FigureQueryState }) {
  const translate = useTranslate();
  const { query, currencies, change } = state;
  if (query.currency === '') return null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={query.currency}
      aria-label={translate('areas.product-controlling.dimensions.currency')}
      onChange={(_event, currency: string | null) => (currency ? change({ currency }) : undefined)}
      // On paper the background, which says which one is chosen, is missing.
      sx={{ '@media print': { '& > :not(.Mui-selected)': { display: 'none' } } }}
    >
      {currencies.map((code) => (
        <ToggleButton key={code} value={code}>
          {code}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
