import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { writtenIn } from '@/api/languageDirection';
import { ReaderBody } from '../inbox/ReaderBody';
import { ItemText } from '../shell/ItemText';
import { useFilled } from '../shell/useFilled';
import type { PreviewItem } from './usePreviewItem';

/** An open message in the inbox. */
export function PreviewEntry({ item }: { item: PreviewItem }) {
  const filled = useFilled();
  const { title, body, hasBody, language } = item;
  return (
    <Box sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Typography variant="h2" component="h3" gutterBottom {...writtenIn(language)}>
        {filled(title)}
      </Typography>
      <ItemText item={item}>{hasBody ? <ReaderBody text={body} language={language} /> : null}</ItemText>
    </Box>
  );
}

/** A modal message in front of the page. */
export function PreviewDialog({ item }: { item: PreviewItem }) {
  const translate = useTranslate();
  const partText = (key: string) => translate(`areas.messages.parts.${key}`);
  return (
    <Box sx={{ p: 1, bgcolor: 'action.disabledBackground' }}>
      <Paper variant="outlined">
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
