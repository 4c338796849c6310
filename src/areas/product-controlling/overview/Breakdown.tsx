import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { SelectField } from '@/records/inputs/SelectField';
import { EmptyState } from '@/ui/state/EmptyState';
import { ExportCsv } from '../export/ExportCsv';
import { dimensionNames } from '../figures/figureSchema';
import { Loading } from '../figures/Loading';
import { useMetric } from '../figures/useCatalogue';
import { useFigureNames } from '../figures/useFigureNames';
import type { Figures } from '../figures/useFigures';
import type { FigureQueryState } from '../query/useFigureQuery';
import { BreakdownTable } from './BreakdownTable';
import { DrillPath } from './DrillPath';
import { FurtherFigures } from './FurtherFigures';
import { Conditions } from './QueryChips';
import { mainId } from './useOverview';

const texts = 'areas.product-controlling.breakdown';

interface BreakdownProps {
  figures: Figures;
  state: FigureQueryState;
}

/** The figure by one or two dimensions. */
export function Breakdown({ figures, state }: BreakdownProps) {
  const translate = useTranslate();
  const id = useId();
  const names = useFigureNames();
  const { query, change } = state;
  const [metric = ''] = query.metrics;
  const { dimensions } = useMetric(metric);
  const offered = dimensionNames.filter(
    (name) => dimensions.length === 0 || dimensions.includes(name) || query.by.includes(name),
  );
  const [first = '', second = ''] = query.by;
  const option = (value: string) => ({ value, label: names.dimension(value) });
  const main = figures.result(mainId);
  const isFiltered = Object.keys(query.filter).length > 0;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Box sx={head}>
        <Typography id={id} variant="h2" sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          {translate(`${texts}.title`, { by: query.by.map(names.dimension).join(' · ') })}
        </Typography>
        <SelectField
          size="small"
          fullWidth={false}
          margin="none"
          label={translate(`${texts}.by`)}
          value={first}
          onChange={(by) => change({ by: [by, ...(second && second !== by ? [second] : [])], sort: '' })}
          options={offered.map(option)}
          sx={field}
        />
        <SelectField
          size="small"
          fullWidth={false}
          margin="none"
          label={translate(`${texts}.and`)}
          value={second}
          emptyLabel={translate(`${texts}.nothing`)}
          onChange={(by) => change({ by: by === '' ? [first] : [first, by] })}
          options={offered.filter((name) => name !== first).map(option)}
          sx={field}
        />
        <FurtherFigures state={state} />
        <ExportCsv counted={main?.ok ? main : undefined} query={query} disabled={figures.isOld} />
      </Box>
      <DrillPath state={state} />
      <Loading
        figures={figures}
        id={mainId}
        onCoarser={(granularity) => change({ granularity: granularity as 'day' })}
      >
        {(counted) =>
          counted.rows.length === 0 ? (
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

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mb: 1.5 } as const;
const field = { width: { xs: '100%', sm: 190 }, displayPrint: 'none' } as const;
