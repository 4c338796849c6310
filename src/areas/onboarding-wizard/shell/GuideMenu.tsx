import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { menuButtons } from '@/ui/controls/menuButtons';
import { PopoverButton } from '@/ui/controls/PopoverButton';
import type { RunAction } from './actions';
import type { Run } from './runSchema';

const texts = 'areas.onboarding-wizard.shell';

interface GuideMenuProps {
  run: Run;
  onLater: () => void;
  onShrink: () => void;
  onAct: (action: RunAction) => void;
}

/** The actions on a whole guide. */
export function GuideMenu({ run, onLater, onShrink, onAct }: GuideMenuProps) {
  const translate = useTranslate();
  return (
    <PopoverButton name={translate(`${texts}.more`)} icon={<MoreHoriz />} closeOnPress sx={{ ml: 'auto' }}>
      <Box sx={menuButtons}>
        <Button onClick={onLater}>{translate(`${texts}.later`)}</Button>
        <Button onClick={onShrink}>{translate(`${texts}.shrink`)}</Button>
        <Button onClick={() => onAct('restart')}>{translate(`${texts}.restart`)}</Button>
        {run.mayHide ? <Button onClick={() => onAct('hide')}>{translate(`${texts}.hide`)}</Button> : null}
      </Box>
    </PopoverButton>
  );
}
