import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ConflictDialog } from '@/records/form/ConflictDialog';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';
import { moduleName } from '../moduleSchema';
import { type Position, positionPath } from '../positionSchema';
import type { PositionTree } from './usePositionTree';
import { useSavePositions } from './useSavePositions';

const texts = 'areas.website-modules.positions.save';

const orders = (positions: readonly (Position | undefined)[]) =>
  Object.fromEntries(positions.flatMap((each) => (each ? [[each.id, each.moduleIds]] : [])));

/** The number of changed positions, with buttons to save or discard them all. */
export function SaveBar({ tree }: { tree: PositionTree }) {
  const translate = useTranslate();
  const { book } = tree;
  const { busy, save, discard, theirs, resolve, cancel } = useSavePositions(tree);
  const count = book.changed().length;
  const named = (id: unknown) => {
    const module = book.module(String(id));
    return module ? moduleName(module) : String(id);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, pt: 1.5, flexShrink: 0 }}>
      <ReasonedButton
        variant="contained"
        reason={count === 0 ? translate(`${texts}.nothing`) : undefined}
        loading={busy}
        onClick={save}
      >
        {translate('records.save')}
      </ReasonedButton>
      {count > 0 ? (
        <Button variant="outlined" disabled={busy} onClick={discard}>
          {translate(`${texts}.discard`)}
        </Button>
      ) : null}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`${texts}.${count === 0 ? 'none' : 'changed'}`, { smart_count: count })}
      </Typography>
      {theirs.length === 0 ? null : (
        <ConflictDialog
          base={orders(theirs.map(({ id }) => book.saved(id)))}
          mine={orders(theirs.map(({ id }) => book.position(id)))}
          theirs={orders(theirs)}
          labelOf={(id) => {
            const position = book.position(id);
            return position && positionPath(position);
          }}
          formatField={(_id, value) => (Array.isArray(value) ? value.map(named).join(', ') : undefined)}
          onResolve={resolve}
          onCancel={cancel}
        />
      )}
      <LeaveGuard when={count > 0} />
    </Box>
  );
}
