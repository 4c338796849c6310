import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SelectField } from '@/records/inputs/SelectField';
import { PeriodFields } from '@/records/period/PeriodFields';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { helpAnchor } from '@/ui/shell';
import { useCatalogue } from '../figures/useCatalogue';
import type { Result } from '../figures/useFigures';
import { FilterForm } from '../filters/FilterForm';
import { type FigureQuery, granularities } from '../query/figureQuery';
import type { FigureQueryState } from '../query/useFigureQuery';

const texts = 'areas.product-controlling.query';

interface QueryBarProps {
  state: FigureQueryState;
  /** The result of the first figure. */
  trend: Result | undefined;
}

/** Chooses period, comparison, interval and filter. */
export function QueryBar({ state, trend }: QueryBarProps) {
  const translate = useTranslate();
  const { data } = useCatalogue();
  const { query, change } = state;
  const counted = trend?.ok ? trend : undefined;
  const days = data && { today: data.today, weekStart: data.weekStart };
  const [filtering, setFiltering] = useState(false);
  return (
    <Box
      role="search"
      aria-label={translate(`${texts}.label`)}
      {...helpAnchor('product-controlling.query')}
      sx={bar}
    >
      <PeriodFields
        choice={query}
        known={{ shown: counted?.period, compared: counted?.comparePeriod, ...days }}
        onChange={change}
      >
        <Box sx={pair}>
          <SelectField
            size="small"
            fullWidth={false}
            margin="none"
            label={translate(`${texts}.granularity`)}
            value={query.granularity}
            onChange={(granularity) => change({ granularity: granularity as FigureQuery['granularity'] })}
            options={granularities.map((value) => ({
              value,
              label: translate(`${texts}.granularities.${value}`),
            }))}
            sx={{ flexGrow: { xs: 1, sm: 0 }, width: 150 }}
          />
          <Button
            variant="outlined"
            startIcon={<FilterList />}
            onClick={() => setFiltering(true)}
            sx={{ mt: '26px' }}
          >
            {translate(`${texts}.filter`)}
          </Button>
        </Box>
      </PeriodFields>
      <ModalDialog
        open={filtering}
        title={translate(`${texts}.filterTitle`)}
        maxWidth="sm"
        fillsHandset
        onClose={() => setFiltering(false)}
      >
        <FilterForm state={state} onClose={() => setFiltering(false)} />
      </ModalDialog>
    </Box>
  );
}

const pair = { display: 'flex', gap: 1.5, width: { xs: '100%', sm: 'auto' } } as const;
const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1.5,
  mb: 1.5,
  displayPrint: 'none',
} as const;
