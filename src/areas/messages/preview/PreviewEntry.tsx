import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { writtenIn } from '@/api/languageDirection';
import { ReaderBody } from '../inbox/ReaderBody';
import { BannerStrip } from '../shell/BannerStrip';
import { ItemText } from '../shell/ItemText';
import { useFilled } from '../shell/useFilled';
import type { PreviewItem } from './usePreviewItem';

interface PreviewedProps {
  item: PreviewItem;
}

/** A message as its kind shows it: everything that readers get of it, also what they get after a click. */
export function PreviewByKind({ item }: PreviewedProps) {
  const translate = useTranslate();
  if (item.kind === 'inbox') return <PreviewEntry item={item} />;
  if (item.kind === 'modal') return <PreviewDialog item={item} />;
  return (
    <>
      <BannerStrip item={item} />
      {item.hasBody ? (
        <>
          <Typography variant="body2" sx={opened}>
            {translate('areas.messages.preview.opened')}
          </Typography>
          <PreviewEntry item={item} />
        </>
      ) : null}
    </>
  );
}

/** An open message in the inbox. */
function PreviewEntry({ item }: PreviewedProps) {
  const filled = useFilled();
  const { title, body, hasBody, language } = item;
  return (
    <Box sx={{ p: 2, maxWidth: '46rem', overflowWrap: 'anywhere' }}>
      <Typography variant="h2" component="h3" gutterBottom {...writtenIn(language)}>
        {filled(title)}
      </Typography>
      <ItemText item={item}>{hasBody ? <ReaderBody text={body} language={language} /> : null}</ItemText>
    </Box>
  );
}

/** A modal message in front of the page. */
function PreviewDialog({ item }: PreviewedProps) {
  const translate = useTranslate();
  const partText = (key: string) => translate(`areas.messages.parts.${key}`);
  return (
    <Box sx={{ p: { xs: 2, sm: 4 }, bgcolor: 'action.disabledBackground' }}>
      <Paper variant="outlined" sx={{ maxWidth: 600, mx: 'auto' }}>
        <PreviewEntry item={item} />
        <DialogActions>
          {item.acknowledge ? <Button variant="outlined">{partText('later')}</Button> : null}
          <Button variant="contained">
            {item.acknowledge ? partText('acknowledge') : translate('ui.action.close')}
          </Button>
        </DialogActions>
      </Paper>
    </Box>
  );
}

/** Separates a strip from what its link opens. */
const opened = { px: 2, pt: 2, color: 'text.secondary' } as const;
