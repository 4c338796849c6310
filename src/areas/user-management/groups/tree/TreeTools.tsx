import UnfoldLess from '@mui/icons-material/UnfoldLess';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { KeyHelp } from '@/ui/controls/KeyHelp';
import { named } from '@/ui/tips/tip';

/** The entries of the help. */
const keys = ['walk', 'open', 'ends', 'type', 'choose', 'moveUp', 'moveIn', 'undo'];
const texts = 'areas.user-management.groups.tree';

/** The tools next to the heading: collapse all, and help on the keyboard. */
export function TreeTools({ onCollapse }: { onCollapse: () => void }) {
  const translate = useTranslate();
  return (
    <>
      <IconButton {...named(translate(`${texts}.collapse`))} onClick={onCollapse}>
        <UnfoldLess />
      </IconButton>
      <KeyHelp texts={`${texts}.help`} entries={keys} />
    </>
  );
}
