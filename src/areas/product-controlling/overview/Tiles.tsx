import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import type { Cell } from '../figures/figureSchema';
import { useCatalogue, useMetrics } from '../figures/useCatalogue';
import { useFigureNames } from '../figures/useFigureNames';
import type { Figures, Result } from '../figures/useFigures';
import type { FigureQueryState } from '../query/useFigureQuery';
import { Tile } from './Tile';
import { tileList } from './tileList';
import { currenciesId } from './useOverview';

const texts = 'areas.product-controlling.page';

const money = 'revenue_net';

interface MoneyTile {
  readonly key: string;
  readonly currency?: string;
  readonly cell?: Cell | undefined;
}

/** Placeholders until the currencies are known, as many as is usual, so that nothing moves. */
const placeholders: readonly MoneyTile[] = ['1', '2', '3'].map((key) => ({ key }));

interface TilesProps {
  figures: Figures;
  metrics: readonly string[];
  state: FigureQueryState;
}

/** The key figures. The selected one is shown in chart and table. Money has a tile per currency, and no sum. */
export function Tiles({ figures, metrics: keys, state: { query, change } }: TilesProps) {
  const translate = useTranslate();
  const { data } = useCatalogue();
  // Here and not in each tile, which would render with each change of the address.
  const metrics = useMetrics(keys);
  const { metric: nameOf } = useFigureNames();
  const [chosen] = query.metrics;
  const isKnown = (metric: string) => data?.metrics.some(({ key }) => key === metric) ?? true;
  // In one change: of two changes of the address in a row, the second would overwrite the first.
  const choose = useCallback(
    (metric: string, narrowTo: string | undefined) =>
      change(({ filter }) => ({
        metrics: [metric],
        sort: '',
        ...(narrowTo !== undefined && { filter: { ...filter, currency_eq_any: [narrowTo] } }),
      })),
    [change],
  );
  const offered = (data?.metrics ?? []).filter(({ key }) => !keys.includes(key));
  const amounts = figures.result(currenciesId);
  const moneyTiles = useMemo(() => moneyTilesOf(amounts), [amounts]);
  return (
    <Box component="section" aria-label={translate(`${texts}.tiles`)}>
      <Box component="h2" sx={visuallyHidden}>
        {translate(`${texts}.tiles`)}
      </Box>
      <Box component="ul" sx={tileList}>
        {metrics.flatMap((metric) => {
          const { key } = metric;
          const tile = {
            metric,
            result: figures.result(key),
            chosen: key === chosen,
            onChoose: choose,
            onRetry: figures.again,
          };
          if (!isKnown(key) && !tile.chosen) return [];
          if (key !== money || moneyTiles.length === 0) return <Tile key={key} {...tile} />;
          if (moneyTiles.length === 1)
            return moneyTiles.map(({ key, currency }) => (
              // By the currency, so that the focus stays on the tile that narrowed to it.
              <Tile key={key} {...tile} {...('currency_eq_any' in query.filter && { currency })} />
            ));
          return moneyTiles.map(({ key, currency, cell }) => (
            <Tile
              key={key}
              {...tile}
              chosen={false}
              currency={currency}
              cell={cell}
              days={amounts?.ok ? amounts.days : undefined}
              narrowTo={currency}
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
          onChange={({ target }) => choose(target.value, undefined)}
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

/** A tile for each currency. */
function moneyTilesOf(amounts: Result | undefined): readonly MoneyTile[] {
  if (amounts === undefined) return placeholders;
  if (!amounts.ok) return [];
  // The days without data are the same in every currency.
  const missing = amounts.totals[money]?.missing;
  return amounts.rows.map(({ key: [currency = ''], values }) => ({
    key: currency,
    currency,
    cell: values[money] && { ...values[money], missing },
  }));
}
