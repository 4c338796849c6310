import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { EmptyState } from '@/ui/state/EmptyState';
import { useFigureNames } from '../figures/useFigureNames';
import { usualOrder } from '../query/figureQuery';
import type { FigureQueryState } from '../query/useFigureQuery';
import { Conditions } from './QueryChips';
import { useDimensionsOf } from './useUncounted';

const texts = 'areas.product-controlling.notCounted';

interface NotCountedProps {
  state: FigureQueryState;
  /** The figure is not counted by it. */
  dimension: string;
  /** The dimension is that of the breakdown, not of a condition. */
  isBreakdown?: boolean;
}

/** Says that the figure is not counted by a dimension, and offers what there is instead. */
export function NotCounted({ state, dimension, isBreakdown = false }: NotCountedProps) {
  const translate = useTranslate();
  const names = useFigureNames();
  const { query, change } = state;
  const [metric = ''] = query.metrics;
  const offered = useDimensionsOf(metric);
  const title = translate(`${texts}.title`, {
    name: names.metric(metric),
    dimension: names.dimension(dimension),
  });
  return (
    <EmptyState title={title} message={translate(`${texts}.${isBreakdown ? 'breakdown' : 'condition'}`)}>
      {isBreakdown ? (
        <Box sx={choices}>
          {offered.map((by) => (
            <Button
              key={by}
              size="small"
              variant="outlined"
              onClick={() => change({ by, and: '', ...usualOrder })}
            >
              {names.dimension(by)}
            </Button>
          ))}
        </Box>
      ) : (
        <Conditions state={state} label={title} />
      )}
    </EmptyState>
  );
}

const choices = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 } as const;
