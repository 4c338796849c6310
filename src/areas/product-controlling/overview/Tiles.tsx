import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import type { Counted } from '../figures/figureSchema';
import { useCatalogue } from '../figures/useCatalogue';
import { useFigureNames } from '../figures/useFigureNames';
import type { Figures } from '../figures/useFigures';
import type { FigureQuery } from '../query/figureQuery';
import type { FigureQueryState } from '../query/useFigureQuery';
import { Tile } from './Tile';
import { currenciesId } from './useOverview';

const texts = 'areas.product-controlling.page';

/** Placeholders until the currencies are known, as many as is usual, so that nothing moves. */
const expected = ['1', '2', '3'].map((key) => ({ key: [key], values: {} as Counted['totals'] }));

interface TilesProps {
  figures: Figures;
  metrics: readonly string[];
  state: FigureQueryState;
}

/** The key figures. The selected one is shown in chart and table. Money has a tile per currency, and no sum. */
export function Tiles({ figures, metrics, state: { query, change } }: TilesProps) {
  const translate = useTranslate();
  const { data } = useCatalogue();
  const { metric: nameOf } = useFigureNames();
  const chosen = query.metrics[0];
  const isKnown = (metric: string) => data?.metrics.some(({ key }) => key === metric) ?? true;
  // In one change: of two changes of the address in a row, the second would overwrite the first.
  const choose = (metric: string, part: Partial<FigureQuery> = {}) =>
    change({ metrics: [metric], sort: '', ...part });
  const offered = (data?.metrics ?? []).filter(({ key }) => !metrics.includes(key));
  const money = figures.result(currenciesId);
  const moneyRows = money === undefined ? expected : money.ok ? money.rows : [];
  /** The days without data are the same in every currency. */
  const missingOf = (metric: string) => (money?.ok ? money.totals[metric]?.missing : undefined);
  return (
    <Box component="section" aria-label={translate(`${texts}.tiles`)}>
      <Box component="h2" sx={visuallyHidden}>
        {translate(`${texts}.tiles`)}
      </Box>
      <Box component="ul" sx={grid}>
        {metrics.flatMap((metric) => {
          const tile = { metric, figures, chosen: metric === chosen };
          if (!isKnown(metric) && !tile.chosen) return [];
          if (metric !== 'revenue_net' || moneyRows.length === 0)
            return <Tile key={metric} {...tile} onChoose={() => choose(metric)} />;
          if (moneyRows.length === 1)
            return moneyRows.map(({ key: [currency = ''] }) => (
              // By the currency, so that the focus stays on the tile that narrowed to it.
              <Tile
                key={currency}
                {...tile}
                {...('currency_eq_any' in query.filter && { currency })}
                onChoose={() => choose(metric)}
              />
            ));
          return moneyRows.map(({ key: [currency = ''], values }) => (
            <Tile
              key={currency}
              {...tile}
              chosen={false}
              {...(money && { currency })}
              cell={values[metric] && { ...values[metric], missing: missingOf(metric) }}
              days={money?.ok ? money.days : undefined}
              onChoose={() => choose(metric, { filter: { ...query.filter, currency_eq_any: [currency] } })}
            />
          ));
        })}
      </Box>
      {data && offered.length === 0 ? null : (
        <TextField
          select
          size="small"
          fullWidth={false}
          label={translate(`${texts}.more`)}
          value=""
          slotProps={{ select: { displayEmpty: true, renderValue: () => translate(`${texts}.choose`) } }}
          onChange={({ target }) => choose(target.value)}
          sx={{ mt: 2, width: { xs: '100%', sm: 260 }, displayPrint: 'none' }}
        >
          {offered.map(({ key }) => (
            <MenuItem key={key} value={key}>
              {nameOf(key)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(200px, 1fr))' },
  gap: { xs: 1, sm: 2 },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
