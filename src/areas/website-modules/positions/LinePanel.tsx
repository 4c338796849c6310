import DriveFileMove from '@mui/icons-material/DriveFileMoveOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import RemoveCircle from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeader } from '@/ui/page/PageHeader';
import { EmptyState } from '@/ui/state/EmptyState';
import { StateMark } from '../list/StateMark';
import { modulePath } from '../moduleSchema';
import { type Position, positionName, positionPath } from '../positionSchema';
import { AddModule } from './AddModule';
import { MoveToDialog } from './MoveToDialog';
import { type Chosen, chosenPath } from './positionsLocation';
import { useOrder } from './useOrder';
import type { PositionTree } from './usePositionTree';

interface LinePanelProps {
  tree: PositionTree;
  chosen: Chosen;
  refusalOf: (line: string, positionId: string) => string | undefined;
  isWide: boolean;
  /** Called when the module was taken out of the position. */
  onGone: (position: Position) => void;
}

const texts = 'areas.website-modules.positions';

/** The chosen line: a position, to which a module can be added, or a module, which can be moved or removed. */
export function LinePanel({ tree, chosen, refusalOf, isWide, onGone }: LinePanelProps) {
  const translate = useTranslate();
  const { book } = tree;
  const { take } = useOrder(tree);
  const [isMoving, setMoving] = useState(false);
  const position = chosen.position === undefined ? undefined : book.position(chosen.position);
  const line =
    position && chosen.module !== undefined
      ? book.lineOf({ positionId: position.id, moduleId: chosen.module })
      : undefined;
  const record = line === undefined ? undefined : book.record(line);
  const module = book.module(chosen.module ?? '');
  if (!position) return <EmptyState icon={<PlaceOutlined />} message={translate(`${texts}.nothingChosen`)} />;
  const title = record?.name ?? positionName(position);
  const head = isWide ? (
    <Typography variant="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
  ) : (
    <PageHeader headline={title} back={{ to: chosenPath({ page: chosen.page }) }} />
  );
  if (line === undefined || record === undefined) {
    const accepts = position.accepts?.map((category) =>
      translate(`areas.website-modules.categories.${category}`, { _: category }),
    );
    return (
      <Stack sx={{ gap: 2, maxWidth: 560 }}>
        {head}
        <Typography sx={{ color: 'text.secondary' }}>
          <bdi>{position.page}</bdi>
          {` · ${translate(`${texts}.count`, { count: position.moduleIds.length, max: position.max, smart_count: position.max })} · `}
          {accepts
            ? translate(`${texts}.accepts`, { categories: accepts.join(', ') })
            : translate(`${texts}.acceptsAll`)}
        </Typography>
        <AddModule key={position.id} tree={tree} position={position} />
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 2, maxWidth: 560 }}>
      {head}
      <Typography sx={{ color: 'text.secondary' }}>
        <bdi>{positionPath(position)}</bdi>
      </Typography>
      {module ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <StateMark state={module.state} />
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {module ? (
          <Button variant="outlined" startIcon={<DriveFileMove />} onClick={() => setMoving(true)}>
            {translate(`${texts}.move.action`)}
          </Button>
        ) : null}
        <Button
          variant="outlined"
          startIcon={<RemoveCircle />}
          onClick={() => {
            take(position, { id: chosen.module ?? '', name: record.name });
            onGone(position);
          }}
        >
          {translate(`${texts}.take`)}
        </Button>
      </Box>
      <MoveToDialog
        open={isMoving}
        tree={tree}
        line={line}
        refusalOf={refusalOf}
        onClose={() => setMoving(false)}
      />
    </Stack>
  );
}
