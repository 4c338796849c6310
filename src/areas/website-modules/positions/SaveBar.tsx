import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { ConflictDialog } from '@/records/form/ConflictDialog';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';
import { BottomBar } from '@/ui/page/BottomBar';
import { type Position, positionPath } from '../positionSchema';
import type { Arranging } from './useArrangement';
import { useSavePositions } from './useSavePositions';

const texts = 'areas.website-modules.positions.save';

const orders = (positions: readonly (Position | undefined)[]) =>
  Object.fromEntries(positions.flatMap((each) => (each ? [[each.id, each.moduleIds]] : [])));

/** Saves all changed positions together, undoes the last step or all, and says what was done last. */
export function SaveBar({ arranging }: { arranging: Arranging }) {
  const translate = useTranslate();
  const { changed, order, discard, nameOf, position, saved } = arranging;
  const { busy, save, theirs, resolve, cancel } = useSavePositions(arranging);
  const count = changed.length;
  return (
    <BottomBar>
      <ReasonedButton
        variant="contained"
        reason={count === 0 ? translate(`${texts}.nothing`) : undefined}
        loading={busy}
        onClick={save}
      >
        {translate('records.save')}
      </ReasonedButton>
      {order.wasChanged ? (
        <>
          <ReasonedButton
            variant="outlined"
            startIcon={<Undo />}
            reason={order.canUndo ? undefined : translate(`${texts}.nothingToUndo`)}
            onClick={order.undo}
          >
            {translate('ra.action.undo')}
          </ReasonedButton>
          <ReasonedButton
            variant="outlined"
            startIcon={<Redo />}
            reason={order.canRedo ? undefined : translate(`${texts}.nothingToRedo`)}
            onClick={order.redo}
          >
            {translate(`${texts}.redo`)}
          </ReasonedButton>
          <ReasonedButton
            reason={count === 0 ? translate(`${texts}.nothingToDiscard`) : undefined}
            onClick={discard}
          >
            {translate(`${texts}.discard`)}
          </ReasonedButton>
        </>
      ) : null}
      <Box sx={{ typography: 'body2', flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {/* Read out by the order itself. */}
        <Box aria-hidden>{order.status}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {translate(`${texts}.${count === 0 ? 'none' : 'changed'}`, { smart_count: count })}
        </Box>
      </Box>
      {theirs.length === 0 ? null : (
        <ConflictDialog
          base={orders(theirs.map(({ id }) => saved(id)))}
          mine={orders(theirs.map(({ id }) => position(id)))}
          theirs={orders(theirs)}
          labelOf={(id) => {
            const labelled = position(id);
            return labelled && positionPath(labelled);
          }}
          formatField={(_id, value) =>
            Array.isArray(value) ? value.map((id) => nameOf(String(id))).join(', ') : undefined
          }
          onResolve={resolve}
          onCancel={cancel}
        />
      )}
      <LeaveGuard when={count > 0} />
    </BottomBar>
  );
}
