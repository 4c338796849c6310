import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

const texts = 'areas.user-management.groups.tree.help';
/** The lines of the help; the keys stand in the texts, because their names differ by language. */
const lines = ['walk', 'open', 'ends', 'type', 'choose', 'moveUp', 'moveIn', 'undo'];

/** Which keys the tree knows, and that groups can be dragged. */
export function TreeHelp() {
  const translate = useTranslate();
  return (
    <Box tabIndex={-1} sx={{ p: 2.5, maxWidth: '24rem' }}>
      <Typography variant="h3" component="p" sx={{ mb: 1.5 }}>
        {translate(`${texts}.title`)}
      </Typography>
      <Box component="dl" sx={list}>
        {lines.map((line) => (
          <Box key={line} sx={{ display: 'contents' }}>
            <dt>{translate(`${texts}.${line}.keys`)}</dt>
            <dd>{translate(`${texts}.${line}.does`)}</dd>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {translate(`${texts}.drag`)}
      </Typography>
    </Box>
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
