import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PopoverButton } from './PopoverButton';

interface KeyHelpProps {
  /** The prefix of the texts: `title`, `drag`, and `keys` and `does` of each entry, because names of keys differ by language. */
  texts: string;
  entries: readonly string[];
}

/** A button that shows the keys of a list or tree, and how its entries are dragged. */
export function KeyHelp({ texts, entries }: KeyHelpProps) {
  const translate = useTranslate();
  const title = translate(`${texts}.title`);
  return (
    <PopoverButton name={title} icon={<KeyboardOutlined />}>
      <Box tabIndex={-1} sx={{ p: 2.5, maxWidth: '24rem' }}>
        <Typography variant="h3" component="p" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
        <Box component="dl" sx={list}>
          {entries.map((entry) => (
            <Box key={entry} sx={{ display: 'contents' }}>
              <dt>{translate(`${texts}.${entry}.keys`)}</dt>
              <dd>{translate(`${texts}.${entry}.does`)}</dd>
            </Box>
          ))}
        </Box>
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {translate(`${texts}.drag`)}
        </Typography>
      </Box>
    </PopoverButton>
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
