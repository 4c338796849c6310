import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { SelectField } from '@/records/inputs/SelectField';
import { EmptyState } from '@/ui/state/EmptyState';
import { ExportCsv } from '../export/ExportCsv';
import { Loading } from '../figures/Loading';
import { moneyFigure } from '../figures/money';
import { useFigureNames } from '../figures/useFigureNames';
import type { Figures } from '../figures/useFigures';
import { dimensionsOf, usualOrder } from '../query/figureQuery';
import type { FigureQueryState } from '../query/useFigureQuery';
import { BreakdownTable } from './BreakdownTable';
import { CurrencySwitch } from './CurrencySwitch';
import { FurtherFigures } from './FurtherFigures';
import { NotCounted } from './NotCounted';
import { Conditions } from './QueryChips';
import { breakdownId, mainId } from './useOverview';
import { useDimensionsOf, useUncounted } from './useUncounted';

const texts = 'areas.product-controlling.breakdown';

interface BreakdownProps {
  figures: Figures;
  state: FigureQueryState;
}

/** The figures by a dimension. */
export function Breakdown({ figures, state }: BreakdownProps) {
  const translate = useTranslate();
  const id = useId();
  const names = useFigureNames();
  const { query, change } = state;
  const [metric = ''] = query.metrics;
  const offered = useDimensionsOf(metric);
  const { condition, breakdown } = useUncounted(query);
  const uncounted = condition ?? breakdown;
  const main = figures.result(mainId);
  const options = (chosen: string) =>
    [...new Set([...offered, ...(chosen === '' ? [] : [chosen])])].map((value) => ({
      value,
      label: names.dimension(value),
    }));
  const isFiltered = Object.keys(query.filter).length > 0;
  return (
    <Box component="section" id={breakdownId} tabIndex={-1} aria-labelledby={id} sx={section}>
      <Box sx={head}>
        <Typography id={id} variant="h2" sx={{ flex: { xs: '1 1 100%', lg: '1 1 12rem' }, minWidth: 0 }}>
          {names.breakdown(dimensionsOf(query))}
        </Typography>
        <SelectField
          size="small"
          fullWidth={false}
          margin="none"
          label={translate(`${texts}.by`)}
          value={query.by}
          onChange={(by) => change({ by, ...usualOrder, ...(by === query.and && { and: '' }) })}
          options={options(query.by)}
          sx={choice}
        />
        <SelectField
          size="small"
          fullWidth={false}
          margin="none"
          label={translate(`${texts}.and`)}
          value={query.and}
          emptyLabel={translate(`${texts}.nothing`)}
          onChange={(and) => change({ and })}
          options={options(query.and).filter(({ value }) => value !== query.by)}
          sx={choice}
        />
        {metric === moneyFigure || dimensionsOf(query).includes('currency') ? null : (
          <CurrencySwitch state={state} />
        )}
        <FurtherFigures state={state} />
        <ExportCsv counted={main?.ok ? main : undefined} query={query} disabled={figures.isOld} />
      </Box>
      <Loading figures={figures} id={mainId}>
        {(counted) =>
          counted.rows.length === 0 && uncounted !== undefined ? (
            <NotCounted state={state} dimension={uncounted} isBreakdown={condition === undefined} />
          ) : counted.rows.length === 0 ? (
            <EmptyState
              title={translate(`${texts}.empty`)}
              message={translate(`${texts}.${isFiltered ? 'emptyFiltered' : 'emptyHelp'}`)}
            >
              <Conditions state={state} label={translate(`${texts}.empty`)} />
            </EmptyState>
          ) : (
            <BreakdownTable
              counted={counted}
              state={state}
              isOld={figures.isOld}
              revision={figures.data?.revision ?? 0}
              onRestated={figures.again}
            />
          )
        }
      </Loading>
    </Box>
  );
}

const section = { mt: 4, scrollMarginTop: 80, '&:focus': { outline: 'none' } } as const;
const choice = { width: { xs: '100%', sm: 170 }, displayPrint: 'none' } as const;
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 1.5,
  mb: 1.5,
  breakAfter: 'avoid',
} as const;
