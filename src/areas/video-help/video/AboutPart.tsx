import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { TextLanguageTabs } from '@/people/TextLanguageTabs';
import { FormDateField } from '@/records/inputs/FormDateField';
import { FormLocalizedField } from '@/records/inputs/FormLocalizedField';
import { FormRecordPicker } from '@/records/inputs/FormRecordPicker';
import { FormTextField } from '@/records/inputs/FormTextField';
import { FormWordsField } from '@/records/inputs/FormWordsField';
import { type Topic, topicName, topics } from '../topicSchema';

/** A video's title, summary, topic, tags and review date. */
export function AboutPart() {
  const translate = useTranslate();
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <Box>
        <TextLanguageTabs sources={['title', 'summary']}>
          <Stack spacing={2}>
            <FormLocalizedField source="title" maxLength={120} required />
            <FormLocalizedField source="summary" maxLength={500} multiline rows={2} />
          </Stack>
        </TextLanguageTabs>
      </Box>
      <Divider textAlign="left" sx={captionLook}>
        {translate('areas.video-help.editor.inEveryLanguage')}
      </Divider>
      <FormRecordPicker<Topic>
        source="topicId"
        resource={topics.resource}
        labelOf={topicName}
        sort={{ field: 'position', order: 'ASC' }}
      />
      <FormWordsField source="tags" help={translate('areas.video-help.editor.tagsHelp')} />
      <Box sx={pair}>
        <FormDateField source="reviewDueAt" />
        <FormTextField source="verifiedFor" maxLength={20} />
      </Box>
    </Stack>
  );
}

/** A caption at the start of the line. */
const captionLook = {
  typography: 'caption',
  color: 'text.secondary',
  '&::before': { display: 'none' },
  '& .MuiDivider-wrapper': { pl: 0 },
} as const;
const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 2,
} as const;
