import Box from '@mui/material/Box';
import { framed } from '../page/framed';

/** What is loading: text, the rows of a list, the fields of a form, or a record's whole page. */
export type SkeletonShape = 'text' | 'rows' | 'fields' | 'record';

/** Grey shapes in place of the content, so that the page does not look empty and nothing jumps. */
export function Skeleton({ shape }: { shape: SkeletonShape }) {
  if (shape === 'rows') {
    return (
      <Box aria-hidden sx={list}>
        {[68, 92, 56, 80, 72, 96, 60, 84, 64, 88, 52, 76].map((width) => (
          <Box key={width} sx={row}>
            {/* About as many columns as a list has; a card has one. */}
            <Box sx={{ flexBasis: { xs: '60%', sm: '18%' } }}>
              <Box sx={{ ...bar, width: `${width}%` }} />
            </Box>
            <Box sx={{ ...column, flexBasis: '24%' }} />
            <Box sx={{ ...column, flexBasis: '10%' }} />
            <Box sx={{ ...column, flexBasis: '12%', ml: 'auto' }} />
          </Box>
        ))}
      </Box>
    );
  }
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
const column = { ...bar, display: { xs: 'none', sm: 'block' } } as const;
const box = { height: 42, border: 1, borderColor: 'divider', borderRadius: 1 } as const;
const list = { mt: '4px', ...framed };
/** As high as a table row, or on a handset about as high as a card. */
const row = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 4,
  height: { xs: 96, sm: 40 },
  px: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
