import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { useMetric } from '../figures/useCatalogue';
import { useFigureNames } from '../figures/useFigureNames';
import type { Figures } from '../figures/useFigures';
import { useFigureText } from '../figures/useFigureText';
import { dimensionsOf, type FigureQuery, sortOf } from '../query/figureQuery';
import { mainId } from './useOverview';

const texts = 'areas.product-controlling.announced';

/** Tells screen readers what is shown after narrowing, sorting or choosing a figure; not at first. */
export function Announcement({ figures, query }: { figures: Figures; query: FigureQuery }) {
  const translate = useTranslate();
  const names = useFigureNames();
  const figureText = useFigureText();
  const [metric = ''] = query.metrics;
  const { kind } = useMetric(metric);
  const main = figures.result(mainId);
  const { sort, order } = sortOf(query);
  const sorted =
    sort === 'label'
      ? names.dimension(query.by)
      : sort === 'change'
        ? translate('areas.product-controlling.breakdown.difference')
        : names.metric(sort);
  const text =
    main?.ok && !figures.isOld
      ? translate(`${texts}.${order === 'ASC' ? 'ascending' : 'descending'}`, {
          name: names.metric(metric),
          value: figureText(main.totals[metric] ?? { value: null }, kind),
          breakdown: names.breakdown(dimensionsOf(query)),
          smart_count: main.total,
          sorted,
        })
      : undefined;
  const [first, setFirst] = useState<string>();
  const [hasChanged, setHasChanged] = useState(false);
  if (text !== undefined && first === undefined) setFirst(text);
  if (text !== undefined && first !== undefined && text !== first && !hasChanged) setHasChanged(true);
  return (
    <Box role="status" sx={visuallyHidden}>
      {hasChanged ? text : null}
    </Box>
  );
}
