import Box from '@mui/material/Box';
import { memo } from 'react';
import { framed } from '../page/framed';

/** What is loading: text, the rows of a list, the fields of a form, or a record's whole page. */
export type SkeletonShape = 'text' | 'rows' | 'fields' | 'record';

/** Grey shapes in place of the content, so that the page does not look empty and nothing jumps. Memoized, because the page renders several times until the content is there. */
export const Skeleton = memo(function Skeleton({ shape }: { shape: SkeletonShape }) {
  if (shape === 'rows') return <Rows />;
  if (shape === 'text') return <Bars widths={['60%', '75%', '45%']} />;
  return (
    <Box aria-hidden sx={{ maxWidth: 560 }}>
      {shape === 'record' ? <Box sx={{ ...bar, width: '50%', height: 28, mt: 0.75, mb: 5 }} /> : null}
      {['20%', '26%', '16%', '30%'].map((width) => (
        <Box key={width} sx={{ mb: 2.5 }}>
          <Box sx={{ ...bar, width, mb: 1 }} />
          <Box sx={box} />
        </Box>
      ))}
    </Box>
  );
});

/** About as many columns as a list has; a card has one. Plain elements with the styles once, as in the rows that follow. */
function Rows() {
  return (
    <Box aria-hidden sx={rows}>
      {[68, 92, 56, 80, 72, 96, 60, 84, 64, 88, 52, 76].map((width) => (
        <div key={width}>
          <div>
            <i style={{ width: `${width}%` }} />
          </div>
          <i />
          <i />
          <i />
        </div>
      ))}
    </Box>
  );
}

function Bars({ widths }: { widths: readonly string[] }) {
  return (
    <Box aria-hidden sx={{ maxWidth: 560 }}>
      {widths.map((width) => (
        <Box key={width} sx={{ ...bar, width, mb: 1.5 }} />
      ))}
    </Box>
  );
}

const bar = { height: 14, borderRadius: 0.5, bgcolor: 'action.disabledBackground' } as const;
const box = { height: 42, border: 1, borderColor: 'divider', borderRadius: 1 } as const;
const rows = {
  mt: '4px',
  ...framed,
  i: { ...bar, display: 'block' },
  // As high as a table row, or on a handset about as high as a card.
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    columnGap: 4,
    height: { xs: 96, sm: 40 },
    px: 2,
    '& > div': { flexBasis: { xs: '60%', sm: '18%' } },
    '& > i': { display: { xs: 'none', sm: 'block' }, flexBasis: '24%' },
    '& > i:nth-of-type(2)': { flexBasis: '10%' },
    '& > i:nth-of-type(3)': { flexBasis: '12%', ml: 'auto' },
  },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
} as const;
