import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DriveFileMove from '@mui/icons-material/DriveFileMoveOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { FurtherActions, WithLastAction } from '@/records/list/FurtherActions';
import type { Group } from '../groupSchema';
import { useGroups } from '../groupsContext';
import { createPath } from '../groupsLocation';
import { BusyDialog } from '../layout/BusyDialog';
import { MoveTarget } from '../move/MoveTarget';
import { DeleteGroup } from '../remove/DeleteGroup';

const texts = 'areas.user-management.groups';

/** What can be done with a group as a whole. */
export function GroupActions({ group }: { group: Group }) {
  const translate = useTranslate();
  const groups = useGroups();
  const [openDialog, setOpenDialog] = useState<'move' | 'delete'>();
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <WithLastAction
        action={
          <Button
            variant="outlined"
            color="error"
            startIcon={<DeleteOutlined />}
            onClick={() => setOpenDialog('delete')}
          >
            {translate(`${texts}.delete.action`)}
          </Button>
        }
      >
        <FurtherActions
          shown={
            <Button variant="outlined" component={Link} to={createPath(group.id)} startIcon={<Add />}>
              {translate(`${texts}.create.subgroup`)}
            </Button>
          }
        >
          <Button variant="outlined" startIcon={<DriveFileMove />} onClick={() => setOpenDialog('move')}>
            {translate(`${texts}.move.action`)}
          </Button>
        </FurtherActions>
      </WithLastAction>
      <BusyDialog
        open={openDialog === 'move'}
        title={translate(`${texts}.move.title`, { name: group.name })}
        onClose={close}
      >
        <MoveTarget tree={groups} record={group} onClose={close} />
      </BusyDialog>
      <BusyDialog
        open={openDialog === 'delete'}
        title={translate(`${texts}.delete.title`, { name: group.name })}
        onClose={close}
      >
        <DeleteGroup group={group} onClose={close} />
      </BusyDialog>
    </>
  );
}
