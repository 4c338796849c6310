import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { useCount } from '../csv/useCount';
import { type VerdictFilterName, verdictFilters } from './verdictFilters';

interface VerdictFilterProps {
  value: VerdictFilterName;
  counts: Readonly<Record<VerdictFilterName, number>>;
  onChange: (filter: VerdictFilterName) => void;
}

/** The choice of the rows that are shown, each with their number. */
export function VerdictFilter({ value, counts, onChange }: VerdictFilterProps) {
  const translate = useTranslate();
  const count = useCount();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={translate('areas.user-management.users.import.check.filter')}
      value={value}
      onChange={(_, chosen: VerdictFilterName | null) => onChange(chosen ?? value)}
      sx={group}
    >
      {verdictFilters.map((filter) => (
        <ToggleButton key={filter} value={filter} sx={{ px: 1.5, textTransform: 'none' }}>
          {translate(`areas.user-management.users.import.check.filters.${filter}`, {
            count: count(counts[filter]),
          })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** The buttons stand apart, so that they may wrap. */
const group = {
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiToggleButtonGroup-grouped': { border: 1, borderColor: 'outline', borderRadius: 1, ml: 0 },
} as const;
