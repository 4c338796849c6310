import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { byCurrency } from '../checks/byCurrency';
import type { Cell } from '../figures/figureSchema';
import { moneyFigure } from '../figures/money';
import { useCatalogue, useMetrics } from '../figures/useCatalogue';
import { useFigureNames } from '../figures/useFigureNames';
import type { Figures, Result } from '../figures/useFigures';
import { usualOrder } from '../query/figureQuery';
import type { FigureQueryState } from '../query/useFigureQuery';
import { ConvertedTile } from './ConvertedTile';
import { Tile } from './Tile';
import { tileList } from './tileList';
import { useConverted } from './useConverted';
import { currenciesId } from './useOverview';

const texts = 'areas.product-controlling.page';

const [currencyAlone, moneyAlone] = [['currency'], [moneyFigure]];

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

/** The key figures. The selected one is shown in chart and table. Money has a tile per currency, and no sum without rates. */
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
    (metric: string, currency: string | undefined) =>
      change({ metrics: [metric], ...usualOrder, ...(currency !== undefined && { currency }) }),
    [change],
  );
  const offered = (data?.metrics ?? []).filter(({ key }) => !keys.includes(key));
  const amounts = figures.result(currenciesId);
  const moneyTiles = useMemo(() => moneyTilesOf(amounts, data?.currencies), [amounts, data]);
  const converted = useConverted(amounts?.ok ? amounts : undefined, currencyAlone, moneyAlone);
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
          if (key !== moneyFigure || moneyTiles.length === 0) return <Tile key={key} {...tile} />;
          if (moneyTiles.length === 1)
            return moneyTiles.map(({ key, currency }) => (
              <Tile key={key} {...tile} {...('currency_eq_any' in query.filter && { currency })} />
            ));
          return [
            ...moneyTiles.map(({ key, currency, cell }) => (
              <Tile
                key={key}
                {...tile}
                chosen={tile.chosen && currency === query.currency}
                currency={currency}
                cell={cell}
                days={amounts?.ok ? amounts.days : undefined}
                isInCurrency
              />
            )),
            amounts?.ok && converted?.cells[moneyFigure] ? (
              <ConvertedTile
                key="converted"
                metric={metric}
                cell={{ ...converted.cells[moneyFigure], missing: amounts.totals[moneyFigure]?.missing }}
                rates={converted.rates}
                days={amounts.days}
              />
            ) : null,
          ];
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

/** A tile for each currency, in their order. */
function moneyTilesOf(amounts: Result | undefined, currencies: readonly string[] = []): readonly MoneyTile[] {
  if (amounts === undefined) return placeholders;
  if (!amounts.ok) return [];
  // The days without data are the same in every currency.
  const missing = amounts.totals[moneyFigure]?.missing;
  const compare = byCurrency(currencies);
  const rows = amounts.rows.toSorted(({ key: [a = ''] }, { key: [b = ''] }) => compare(a, b));
  return rows.map(({ key: [currency = ''], values }) => ({
    key: currency,
    currency,
    cell: values[moneyFigure] && { ...values[moneyFigure], missing },
  }));
}
