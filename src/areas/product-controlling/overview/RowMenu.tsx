import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { dimensionNames, type Row } from '../figures/figureSchema';
import { useMetric } from '../figures/useCatalogue';
import { useFigureNames } from '../figures/useFigureNames';
import { type FigureFilter, onlyRow } from '../query/figureQuery';
import type { FigureQueryState } from '../query/useFigureQuery';

const texts = 'areas.product-controlling.breakdown';

interface RowMenuProps {
  row: Row;
  anchor: HTMLElement;
  state: FigureQueryState;
  onClose: () => void;
}

/** Breaks a row down by another dimension, or excludes it; the other conditions stay. */
export function RowMenu({ row, anchor, state, onClose }: RowMenuProps) {
  const translate = useTranslate();
  const names = useFigureNames();
  const { query, change } = state;
  const { dimensions } = useMetric(query.metrics[0] ?? '');
  const further = dimensionNames.filter((each) => dimensions.includes(each) && !query.by.includes(each));
  const only = onlyRow(query, row.key);
  const [first = ''] = query.by;
  const withoutKey = `${first}_neq_any`;
  const left = query.filter[withoutKey];
  const without: FigureFilter = {
    ...query.filter,
    [withoutKey]: [...(Array.isArray(left) ? left : []), row.key[0] ?? ''].slice(-20),
  };
  const press = (part: Parameters<typeof change>[0]) => () => {
    onClose();
    change({ rows: [], ...part });
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <ListSubheader>{translate(`${texts}.into`)}</ListSubheader>
      {further.map((dimension) => (
        <MenuItem key={dimension} onClick={press({ filter: only, by: [dimension], sort: '' })}>
          {names.dimension(dimension)}
        </MenuItem>
      ))}
      {query.by.length === 1 ? <Divider /> : null}
      {query.by.length === 1 ? (
        <MenuItem onClick={press({ filter: without })}>{translate(`${texts}.without`)}</MenuItem>
      ) : null}
    </Menu>
  );
}
