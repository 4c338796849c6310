import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type { TreeLook, TreeRecord } from '@/records/tree/treeDescription';

/** The width of a place in pixels, with the gap behind it. */
const step = 9;

/** What stands before the note of a line: of a position its places, the taken ones filled; of a module a sign where something is wrong. */
export function LineMark({ record, tone }: { record: TreeRecord; tone: TreeLook['tone'] }) {
  const { max, childCount } = record;
  return (
    <>
      {typeof max === 'number' ? (
        <Box
          aria-hidden
          component="span"
          // The note says the same: on a handset the name needs the room.
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
