import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { type Position, regions } from '../positionSchema';

interface PagePlanProps {
  /** Those of one page. */
  positions: readonly Position[];
  children: (position: Position) => ReactNode;
}

/** The positions of a page where they are on it: its regions from top to bottom, `side` beside `main`. */
export function PagePlan({ positions, children }: PagePlanProps) {
  return (
    <Box sx={plan}>
      {regions.map((region) => (
        <Box key={region} sx={{ gridArea: region, display: 'grid', gap: 1, alignContent: 'start' }}>
          {positions
            .filter((each) => each.region === region)
            .map((each) => (
              <Fragment key={each.id}>{children(each)}</Fragment>
            ))}
        </Box>
      ))}
    </Box>
  );
}

const plan = {
  display: 'grid',
  columnGap: 1,
  px: 1,
  pt: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gridTemplateAreas: { xs: '"head" "main" "side" "foot"', sm: '"head head" "main side" "foot foot"' },
  // Without a side part, the main part has the full width.
  '&:has(> :nth-of-type(3):empty)': {
    gridTemplateAreas: { sm: '"head head" "main main" "foot foot"' },
  },
  '& > *': { mb: 1 },
  '& > :empty': { display: 'none' },
} as const;
