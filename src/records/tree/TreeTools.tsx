import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PopoverButton } from '@/ui/controls/PopoverButton';
import type { TreeDescription } from './treeDescription';

/** The entries of the help; the texts include the keys, whose names differ by language. */
const entries = ['walk', 'open', 'ends', 'type', 'choose', 'moveUp', 'moveIn', 'undo'];

interface TreeToolsProps {
  description: TreeDescription;
  onCollapse: () => void;
}

/** The tools next to the heading: collapse all, and help on the keyboard. */
export function TreeTools({ description, onCollapse }: TreeToolsProps) {
  const translate = useTranslate();
  const texts = `${description.texts}.tree`;
  const helpTitle = translate(`${texts}.help.title`);
  return (
    <>
      <Tooltip title={translate(`${texts}.collapse`)}>
        <IconButton aria-label={translate(`${texts}.collapse`)} onClick={onCollapse}>
          <UnfoldLess />
        </IconButton>
      </Tooltip>
      <PopoverButton name={helpTitle} icon={<HelpOutline />}>
        <Box tabIndex={-1} sx={{ p: 2.5, maxWidth: '24rem' }}>
          <Typography variant="h3" component="p" sx={{ mb: 1.5 }}>
            {helpTitle}
          </Typography>
          <Box component="dl" sx={list}>
            {entries.map((entry) => (
              <Box key={entry} sx={{ display: 'contents' }}>
                <dt>{translate(`${texts}.help.${entry}.keys`)}</dt>
                <dd>{translate(`${texts}.help.${entry}.does`)}</dd>
              </Box>
            ))}
          </Box>
          <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {translate(`${texts}.help.drag`)}
          </Typography>
        </Box>
      </PopoverButton>
    </>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 1,
  m: 0,
  typography: 'body2',
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0 },
} as const;
