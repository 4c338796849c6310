import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFigureNames } from '../figures/useFigureNames';
import { useValueNames } from '../filters/useValueNames';
import { partsOfKey } from '../query/address';
import type { FigureQuery } from '../query/figureQuery';
import type { FigureQueryState } from '../query/useFigureQuery';

const texts = 'areas.product-controlling.breakdown';

/** The path to the current breakdown, 'All › Germany › Title'. Each step removes the conditions after it. */
export function DrillPath({ state: { query, change } }: { state: FigureQueryState }) {
  const translate = useTranslate();
  const names = useFigureNames();
  const steps = Object.entries(query.filter).flatMap(([key, value]) => {
    const { dimension, operator } = partsOfKey(key) ?? {};
    const [only, ...more] = operator === 'eq_any' ? value : [];
    return dimension !== undefined && only !== undefined && more.length === 0
      ? [{ key, dimension, value: only }]
      : [];
  });
  if (steps.length === 0) return null;
  /** Removes the steps from a place on, and breaks down by the first removed dimension. */
  const upTo = (place: number) => () => {
    const left = steps.slice(place).map(({ key }) => key);
    const kept = Object.entries(query.filter).filter(([key]) => !left.includes(key));
    const by = steps[place]?.dimension;
    change({ filter: Object.fromEntries(kept), ...(by && { by: [by], sort: '' }) });
  };
  return (
    <Box component="nav" aria-label={translate(`${texts}.path`)} sx={{ mb: 1, displayPrint: 'none' }}>
      <Box component="ol" sx={list}>
        <li>
          <Button size="small" onClick={upTo(0)}>
            {translate(`${texts}.all`)}
          </Button>
        </li>
        {steps.map(({ key, dimension, value }, place) => (
          <li key={key}>
            <Step
              {...{ dimension, value, query }}
              onBack={place < steps.length - 1 ? upTo(place + 1) : undefined}
            />
          </li>
        ))}
        <li aria-current="true">{query.by.map(names.dimension).join(' · ')}</li>
      </Box>
    </Box>
  );
}

interface StepProps {
  dimension: string;
  value: string;
  query: FigureQuery;
  /** Undefined for the last step. */
  onBack: (() => void) | undefined;
}

function Step({ dimension, value, query, onBack }: StepProps) {
  const name = useValueNames(dimension, [value], query);
  if (!onBack) return <bdi>{name}</bdi>;
  return (
    <Button size="small" onClick={onBack}>
      <bdi>{name}</bdi>
    </Button>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  '& > li + li::before': { content: '"›"', mx: 1, color: 'text.secondary' },
  '& bdi': { overflowWrap: 'anywhere', textAlign: 'start' },
} as const;
