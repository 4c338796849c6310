import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import GroupAdd from '@mui/icons-material/GroupAddOutlined';
import GroupRemove from '@mui/icons-material/GroupRemoveOutlined';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyOff from '@mui/icons-material/KeyOffOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type BulkOp, bulkOps } from './bulkOperations';

const icons = {
  suspend: Block,
  activate: CheckCircle,
  addGroups: GroupAdd,
  removeGroups: GroupRemove,
  addRoles: Key,
  removeRoles: KeyOff,
  resendInvitations: ForwardToInbox,
  delete: DeleteOutlined,
} satisfies Record<BulkOp, unknown>;

/** The changes that stand beside the menu where there is room. */
const direct: readonly BulkOp[] = ['suspend', 'activate', 'addGroups', 'addRoles'];

const texts = 'areas.user-management.users.bulk';

/** The changes that can be made to the chosen users: the usual ones as buttons where there is room, the others in a menu. */
export function BulkActions({ onChoose }: { onChoose: (op: BulkOp) => void }) {
  const translate = useTranslate();
  const isWide = useMediaQuery('(min-width: 1100px)');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttons = isWide ? direct : [];
  const lines = bulkOps.filter((op) => !buttons.includes(op));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
      {buttons.map((op) => {
        const Icon = icons[op];
        return (
          <Button key={op} size="small" variant="outlined" startIcon={<Icon />} onClick={() => onChoose(op)}>
            {translate(`${texts}.actions.${op}`)}
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
        {translate(isWide ? `${texts}.more` : `${texts}.all`)}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {lines.flatMap((op) => {
          const Icon = icons[op];
          return [
            op === 'delete' ? <Divider key="divider" /> : null,
            <MenuItem
              key={op}
              onClick={() => {
                setAnchor(null);
                onChoose(op);
              }}
              sx={op === 'delete' ? { color: 'error.main' } : undefined}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText>{translate(`${texts}.actions.${op}`)}</ListItemText>
            </MenuItem>,
          ];
        })}
      </Menu>
    </Box>
  );
}
