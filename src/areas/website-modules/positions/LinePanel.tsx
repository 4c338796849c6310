import DriveFileMove from '@mui/icons-material/DriveFileMoveOutlined';
import RemoveCircle from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { MoveButtons } from '@/ui/order/MoveButtons';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeader } from '@/ui/page/PageHeader';
import { StateMark } from '../list/StateMark';
import { modulePath } from '../moduleSchema';
import { type Position, positionPath } from '../positionSchema';
import type { Line } from './arrangement';
import { chosenPath } from './positionsLocation';
import type { Arranging } from './useArrangement';

interface LinePanelProps {
  arranging: Arranging;
  position: Position;
  line: Line;
  /** Beside the lists, not in place of them. */
  isWide: boolean;
  onRemove: () => void;
}

const texts = 'areas.website-modules.positions';

/** The chosen module in its position: its state, where else it is, and buttons that move or remove it. */
export function LinePanel({ arranging, position, line, isWide, onRemove }: LinePanelProps) {
  const translate = useTranslate();
  const { order, nameOf, positions } = arranging;
  const { moduleId } = line;
  const module = arranging.module(moduleId);
  const name = nameOf(moduleId);
  const place = arranging.linesIn(position.id).indexOf(line) + 1;
  const others = positions.filter(({ id, moduleIds }) => id !== position.id && moduleIds.includes(moduleId));
  return (
    <Stack sx={{ gap: 2 }}>
      {isWide ? (
        <Typography variant="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      ) : (
        <PageHeader headline={name} back={{ to: chosenPath({ page: position.page }) }} />
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
        <Typography sx={{ color: 'text.secondary', mr: 1 }}>
          <bdi>{positionPath(position)}</bdi>
          {` · ${translate(`${texts}.place`, { place, count: position.moduleIds.length })}`}
        </Typography>
        <MoveButtons order={order} item={line.id} />
      </Box>
      {module ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
          <StateMark state={module.state} />
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate(`areas.website-modules.categories.${module.category}`, { _: module.category })}
          </Box>
          <AppLink to={modulePath(module.id)}>{translate(`${texts}.open`)}</AppLink>
        </Box>
      ) : (
        <Alert severity="warning" variant="outlined">
          {translate(`${texts}.removedHelp`)}
        </Alert>
      )}
      {module && module.state !== 'enabled' ? (
        <Typography>{translate(`${texts}.keepsPlace`)}</Typography>
      ) : null}
      {others.length > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`${texts}.alsoIn`)}{' '}
          {others.map((other, index) => (
            <span key={other.id}>
              {index > 0 ? ', ' : ''}
              <AppLink to={chosenPath({ page: other.page, position: other.id, module: moduleId })}>
                <bdi>{positionPath(other)}</bdi>
              </AppLink>
            </span>
          ))}
        </Typography>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {module ? (
          <Button variant="outlined" startIcon={<DriveFileMove />} onClick={() => order.choose(line.id)}>
            {translate(`${texts}.move.action`)}
          </Button>
        ) : null}
        <Button variant="outlined" startIcon={<RemoveCircle />} onClick={onRemove}>
          {translate(`${texts}.take`)}
        </Button>
      </Box>
    </Stack>
  );
}
