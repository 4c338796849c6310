import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useCatalogue } from '../figures/useCatalogue';
import { useFigureNames } from '../figures/useFigureNames';
import type { FigureQueryState } from '../query/useFigureQuery';

const maxFigures = 5;

/** Chooses up to four more figures as columns of the table. */
export function FurtherFigures({ state: { query, change } }: { state: FigureQueryState }) {
  const translate = useTranslate();
  const { data } = useCatalogue();
  const names = useFigureNames();
  const [first = '', ...further] = query.metrics;
  const offered = (data?.metrics ?? []).filter(({ key }) => key !== first);
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      margin="none"
      disabled={offered.length === 0}
      label={translate('areas.product-controlling.breakdown.further')}
      value={further.filter((key) => offered.some((metric) => metric.key === key))}
      onChange={({ target }) => {
        const chosen = [target.value].flat();
        change({ metrics: [first, ...chosen.slice(0, maxFigures - 1)] });
      }}
      slotProps={{
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: (keys) =>
            (keys as string[]).map(names.metric).join(', ') ||
            translate('areas.product-controlling.breakdown.nothing'),
        },
      }}
      sx={{ width: { xs: '100%', sm: 170 }, displayPrint: 'none' }}
    >
      {offered.map(({ key }) => (
        <MenuItem key={key} value={key} disabled={further.length >= maxFigures - 1 && !further.includes(key)}>
          <Checkbox checked={further.includes(key)} tabIndex={-1} disableRipple />
          <ListItemText primary={names.metric(key)} />
        </MenuItem>
      ))}
    </TextField>
  );
}
