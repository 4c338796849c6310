import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { BulkSelection } from '../../api/records';
import { SelectedRecords } from '../list/SelectionBar';
import { useListSelection } from '../list/useListSelection';
import { BulkDialog } from './BulkDialog';
import { useBulkText } from './bulk';
import type { BulkDescription, BulkOperation } from './defineBulk';

/** The bar of a list whose records can be changed many at once, and the dialog of the change that is chosen in it. */
export function BulkBar({ bulk }: { bulk: BulkDescription }) {
  const text = useBulkText(bulk);
  const selection = useListSelection();
  const { rows, count, isAll, offer, select } = selection;
  const [job, setJob] = useState<{ operation: BulkOperation; rows: BulkSelection }>();
  return (
    <>
      <SelectedRecords
        selection={selection}
        said={text(isAll ? 'allSelected' : 'selected', { smart_count: count })}
        offer={offer === undefined ? undefined : text('selectAll', { smart_count: offer })}
      >
        <BulkActions bulk={bulk} onChoose={(operation) => setJob({ operation, rows })} />
      </SelectedRecords>
      {job ? (
        <BulkDialog
          {...job}
          bulk={bulk}
          onClose={(failed) => {
            setJob(undefined);
            if (failed) select(failed);
          }}
        />
      ) : null}
    </>
  );
}

interface BulkActionsProps {
  bulk: BulkDescription;
  onChoose: (operation: BulkOperation) => void;
}

/** The changes to choose from: the usual ones as buttons where there is room, the others in a menu. */
function BulkActions({ bulk, onChoose }: BulkActionsProps) {
  const text = useBulkText(bulk);
  const isWide = useMediaQuery('(min-width: 1100px)');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttons = isWide ? bulk.operations.filter(({ direct }) => direct) : [];
  const lines = bulk.operations.filter((operation) => !buttons.includes(operation));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
      {buttons.map((operation) => {
        const { op, icon: Icon } = operation;
        return (
          <Button
            key={op}
            size="small"
            variant="outlined"
            startIcon={<Icon />}
            onClick={() => onChoose(operation)}
          >
            {text(`actions.${op}`)}
          </Button>
        );
      })}
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
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {lines.flatMap((operation) => {
          const { op, icon: Icon, danger = false } = operation;
          return [
            danger ? <Divider key={`${op} divider`} /> : null,
            <MenuItem
              key={op}
              onClick={() => {
                setAnchor(null);
                onChoose(operation);
              }}
              sx={danger ? { color: 'error.main' } : undefined}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText>{text(`actions.${op}`)}</ListItemText>
            </MenuItem>,
          ];
        })}
      </Menu>
    </Box>
  );
}
