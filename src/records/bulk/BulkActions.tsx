import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { ReasonedButton } from '../../ui/controls/ReasonedButton';
import { useRefusedAction } from '../access/useRefusedAction';
import { useBulkText } from './bulk';
import type { BulkDescription, BulkOperation } from './defineBulk';

interface BulkActionsProps {
  bulk: BulkDescription;
  onChoose: (operation: BulkOperation) => void;
}

/**
 * The changes to choose from: the usual ones as buttons where there is room, the others in a menu. What this person may not
 * do is switched off with the reason.
 */
export function BulkActions({ bulk, onChoose }: BulkActionsProps) {
  const text = useBulkText(bulk);
  const isWide = useMediaQuery('(min-width: 1100px)');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOnly = bulk.operations.length === 1;
  const buttons = isWide || isOnly ? bulk.operations.filter(({ direct }) => direct) : [];
  const lines = bulk.operations.filter((operation) => !buttons.includes(operation));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
      {buttons.map((operation) => (
        <BulkButton
          key={operation.op}
          bulk={bulk}
          operation={operation}
          onChoose={() => onChoose(operation)}
        />
      ))}
      {lines.length === 0 ? null : (
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
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {lines.flatMap((operation) => [
          operation.danger ? <Divider key={`${operation.op} divider`} /> : null,
          <BulkItem
            key={operation.op}
            bulk={bulk}
            operation={operation}
            onChoose={() => {
              setAnchor(null);
              onChoose(operation);
            }}
          />,
        ])}
      </Menu>
    </Box>
  );
}

interface BulkActionProps {
  bulk: BulkDescription;
  operation: BulkOperation;
  onChoose: () => void;
}

function BulkButton({ bulk, operation, onChoose }: BulkActionProps) {
  const { op, icon: Icon } = operation;
  const text = useBulkText(bulk);
  const refusal = useRefusedOperation(bulk, operation);
  return (
    <ReasonedButton size="small" variant="outlined" startIcon={<Icon />} reason={refusal} onClick={onChoose}>
      {text(`actions.${op}`)}
    </ReasonedButton>
  );
}

/** A line of the menu, which hands down what the menu gives its lines for the keyboard. */
function BulkItem({ bulk, operation, onChoose, ...item }: BulkActionProps & MenuItemProps) {
  const { op, icon: Icon, danger = false } = operation;
  const text = useBulkText(bulk);
  const refusal = useRefusedOperation(bulk, operation);
  return (
    <MenuItem
      {...item}
      disabled={refusal !== undefined}
      onClick={onChoose}
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
  return useRefusedAction(action ?? (op === 'delete' ? 'delete' : 'edit'), reference.resource);
}
