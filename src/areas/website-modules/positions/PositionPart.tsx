import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type Position, positionName } from '../positionSchema';
import { AddModule } from './AddModule';
import { ModuleList } from './ModuleList';
import type { Arranging } from './useArrangement';

interface PositionPartProps {
  arranging: Arranging;
  position: Position;
  /** Not on the page that is shown: only the line that is dragged is visible. */
  isAway: boolean;
  /** The chosen module. */
  chosenId: string | undefined;
  onChoose: (positionId: string, moduleId: string) => void;
}

const texts = 'areas.website-modules.positions';

/** A position of the page: its name, how many modules it takes and of which categories, and the modules in it. */
export function PositionPart(props: PositionPartProps) {
  const { arranging, position, isAway } = props;
  const translate = useTranslate();
  const id = useId();
  const { max, moduleIds, accepts } = position;
  const count = moduleIds.length;
  const word = count > max ? 'over' : count === max ? 'full' : 'count';
  const categories = accepts?.map((category) =>
    translate(`areas.website-modules.categories.${category}`, { _: category }),
  );
  const dropRefusal = isAway ? undefined : arranging.dropRefusal(position);
  return (
    // What is dropped beside the lines comes last.
    <Box
      component="section"
      aria-labelledby={id}
      tabIndex={-1}
      data-position={position.id}
      data-drop={dropRefusal === undefined ? undefined : 'refused'}
      {...arranging.order.areaOf(position.id)}
      sx={isAway ? away : part}
    >
      <Box sx={head}>
        <Typography id={id} variant="subtitle2" component="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {positionName(position)}
        </Typography>
        <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
          {dropRefusal === undefined ? (
            categories && translate(`${texts}.accepts`, { categories: categories.join(', ') })
          ) : (
            <strong className="refusal">{dropRefusal}</strong>
          )}
        </Box>
        <Box component="span" sx={[{ flexShrink: 0 }, count > max && { color: 'warning.main' }]}>
          {translate(`${texts}.${word}`, { count, max, smart_count: max })}
        </Box>
      </Box>
      <ModuleList {...props} labelId={id} />
      <AddModule arranging={arranging} position={position} />
    </Box>
  );
}

const part = {
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:focus': { outline: 'none' },
  '&[data-drop=refused]': { cursor: 'not-allowed', '& > ul, & > button': { opacity: 0.4 } },
  '& .refusal': { color: 'error.main', fontWeight: 600 },
} as const;
/** Without a size, so that nothing moves and nothing scrolls. */
const away = {
  position: 'fixed',
  top: 0,
  insetInlineStart: 0,
  width: 'min(46rem, 60vw)',
  height: 0,
  zIndex: 2,
  visibility: 'hidden',
  '& [data-dragged]': { visibility: 'visible' },
} as const;
const head = {
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: 1.5,
  px: 2,
  py: 1,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  typography: 'caption',
  color: 'text.secondary',
  '& > h2': { color: 'text.primary' },
  // The frame around all positions is rounded, and clips nothing: a line may be dragged out of it.
  'section:first-of-type > &': { borderTopLeftRadius: 5, borderTopRightRadius: 5 },
} as const;
