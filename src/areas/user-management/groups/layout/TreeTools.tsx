import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TreeHelp } from './TreeHelp';

const texts = 'areas.user-management.groups.tree';

/** Beside the search: closing all groups, and which keys the tree knows. */
export function TreeTools({ onCollapse }: { onCollapse: () => void }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={translate(`${texts}.collapse`)}>
        <IconButton aria-label={translate(`${texts}.collapse`)} onClick={onCollapse}>
          <UnfoldLess />
        </IconButton>
      </Tooltip>
      <Tooltip title={translate(`${texts}.help.title`)}>
        <IconButton
          aria-label={translate(`${texts}.help.title`)}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <HelpOutline />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate(`${texts}.help.title`), variant: 'outlined' },
        }}
      >
        <TreeHelp />
      </Popover>
    </>
  );
}
