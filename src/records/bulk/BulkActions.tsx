import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BulkSelection } from '@/api/records';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { useOnceOpened } from '@/ui/useOnceOpened';
import { useRefusalReason } from '../access/useRefusalReason';
import { useListQuery } from '../list/useListSelection';
import { BulkSteps } from './BulkSteps';
import { type BulkOutcome, type BulkStep, concernedCount, useBulkText } from './bulk';
import type { BulkDescription, BulkOperation } from './defineBulk';

const noRun = () => undefined;

interface BulkActionsProps {
  bulk: BulkDescription;
  /** The selected records. */
  rows: BulkSelection;
  onChoose: (operation: BulkOperation) => void;
}

/** The available changes: `direct` ones as buttons if there is room, the others in a menu. */
export function BulkActions({ bulk, rows, onChoose }: BulkActionsProps) {
  const text = useBulkText(bulk);
  const isWide = useMediaQuery('(min-width: 1100px)');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isMenuNeeded = useOnceOpened(anchor !== null);
  const hasOneOperation = bulk.operations.length === 1;
  const buttons = isWide || hasOneOperation ? bulk.operations.filter(({ direct }) => direct) : [];
  const menuOperations = bulk.operations.filter((operation) => !buttons.includes(operation));
  return (
    <>
      {buttons.map((operation) => (
        <BulkButton
          key={operation.op}
          bulk={bulk}
          operation={operation}
          rows={rows}
          onChoose={() => onChoose(operation)}
        />
      ))}
      {menuOperations.length === 0 ? null : (
        <Button
          size="small"
          variant="outlined"
          endIcon={<KeyboardArrowDown />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {text(isWide ? 'more' : 'all')}
        </Button>
      )}
      {isMenuNeeded ? (
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {menuOperations.flatMap((operation) => [
            operation.danger ? <Divider key={`${operation.op} divider`} /> : null,
            <BulkItem
              key={operation.op}
              bulk={bulk}
              operation={operation}
              rows={rows}
              onClose={() => setAnchor(null)}
              onChoose={() => onChoose(operation)}
            />,
          ])}
        </Menu>
      ) : null}
    </>
  );
}

interface BulkActionProps {
  bulk: BulkDescription;
  operation: BulkOperation;
  rows: BulkSelection;
  onChoose: () => void;
}

function BulkButton({ bulk, operation, rows, onChoose }: BulkActionProps) {
  const { op, icon: Icon, useRun = noRun } = operation;
  const text = useBulkText(bulk);
  const refusal = useRefusedOperation(bulk, operation);
  const run = useRun();
  return (
    <ReasonedButton
      size="small"
      variant="outlined"
      startIcon={<Icon />}
      reason={refusal}
      onClick={run ? () => run(rows) : onChoose}
    >
      {text(`actions.${op}`)}
    </ReasonedButton>
  );
}

type BulkItemProps = BulkActionProps & Omit<MenuItemProps, 'onClick' | 'rows'> & { onClose: () => void };

/** A menu line; passes on the keyboard props that the menu gives to its lines. */
function BulkItem({ bulk, operation, rows, onChoose, onClose, ...item }: BulkItemProps) {
  const { op, icon: Icon, danger = false, useRun = noRun } = operation;
  const text = useBulkText(bulk);
  const refusal = useRefusedOperation(bulk, operation);
  const run = useRun();
  return (
    <MenuItem
      {...item}
      disabled={refusal !== undefined}
      onClick={() => {
        onClose();
        if (run) run(rows);
        else onChoose();
      }}
      sx={danger ? { color: 'error.main' } : undefined}
    >
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText secondary={refusal}>{text(`actions.${op}`)}</ListItemText>
    </MenuItem>
  );
}

function useRefusedOperation({ reference }: BulkDescription, { op, action }: BulkOperation) {
  return useRefusalReason(action ?? (op === 'delete' ? 'delete' : 'edit'), reference.resource);
}

interface BulkDialogProps {
  bulk: BulkDescription;
  operation: BulkOperation;
  /** The records to change; must be the same object while the dialog is open. */
  rows: BulkSelection;
  /** Called after the change with the ids of the records that failed. */
  onDone?: (failedIds: readonly string[]) => void;
  onClose: () => void;
}

/** A bulk change as a dialog. Escape does not close it while the server makes the change. */
export function BulkDialog({ bulk, operation, rows, onDone, onClose }: BulkDialogProps) {
  const text = useBulkText(bulk);
  const stepState = useState<BulkStep>({ name: 'choosing' });
  const [step] = stepState;
  const isStarted = step.name === 'running' || step.name === 'unknown' || step.name === 'finished';

  // A search typed just before the dialog opened applies while it is open: the selection is void, and so is the change.
  const query = useListQuery();
  const [initialQuery] = useState(query);
  const isOutdated = query !== initialQuery;
  // Reported at once, so that rows that may no longer match are not left selected behind the dialog.
  const reportFailed = useEffectEvent((failedRows: BulkOutcome['failed']) => {
    if (!isOutdated) onDone?.(failedRows.map(({ id }) => id));
  });
  const failedRows = step.name === 'finished' ? step.outcome.failed : undefined;
  useEffect(() => {
    if (failedRows) reportFailed(failedRows);
  }, [failedRows]);
  const closeOutdated = useEffectEvent(() => {
    if (!isStarted) onClose();
  });
  useEffect(() => {
    if (isOutdated) closeOutdated();
  }, [isOutdated]);

  return (
    <ModalDialog
      open
      title={text(`titles.${operation.op}`, { smart_count: concernedCount(step, rows) })}
      onClose={step.name === 'running' ? undefined : onClose}
      maxWidth="sm"
    >
      <BulkSteps bulk={bulk} operation={operation} rows={rows} stepState={stepState} onClose={onClose} />
    </ModalDialog>
  );
}
