import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type { TreeLook, TreeRecord } from '@/records/tree/treeDescription';

/** The width of a place and the gap after it, in pixels. */
const step = 9;

/** The mark before a line's note: a position's places, with taken ones filled, or a warning. */
export function LineMark({ record, tone }: { record: TreeRecord; tone: TreeLook['tone'] }) {
  const { max, childCount } = record;
  return (
    <>
      {typeof max === 'number' ? (
        <Box
          aria-hidden
          component="span"
          // The note says the same, and on a handset the name needs the room.
          sx={[places, { display: { xs: 'none', sm: 'inline' } }]}
          style={{ width: max * step - 2, backgroundSize: `${Math.min(childCount, max) * step}px, 100%` }}
        />
      ) : null}
      {tone === 'warning' ? (
        <WarningAmber aria-hidden fontSize="small" color="warning" sx={{ flexShrink: 0 }} />
      ) : null}
    </>
  );
}

const cells = (color: string) =>
  `repeating-linear-gradient(90deg, ${color} 0 ${step - 2}px, transparent ${step - 2}px ${step}px)`;

const places = {
  flexShrink: 0,
  height: 12,
  mr: 0.5,
  backgroundImage: (theme: { palette: { text: { secondary: string }; divider: string } }) =>
    `${cells(theme.palette.text.secondary)}, ${cells(theme.palette.divider)}`,
  backgroundRepeat: 'no-repeat',
} as const;
