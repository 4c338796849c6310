import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTextLanguages } from '@/people/languages';
import { FormDateField } from '@/records/inputs/FormDateField';
import { FormLocalizedField } from '@/records/inputs/FormLocalizedField';
import { FormRecordPicker } from '@/records/inputs/FormRecordPicker';
import { FormTextField } from '@/records/inputs/FormTextField';
import { useFormField } from '@/records/inputs/useFormField';
import { type Topic, topicName, topics } from '../topicSchema';

/** A film's title, summary, topic, tags and review date. */
export function AboutPart() {
  const translate = useTranslate();
  const languages = useTextLanguages();
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <FormLocalizedField source="title" languages={languages} maxLength={120} required />
      <FormLocalizedField source="summary" languages={languages} maxLength={500} multiline rows={2} />
      <FormRecordPicker<Topic>
        source="topicId"
        resource={topics.resource}
        labelOf={topicName}
        sort={{ field: 'position', order: 'ASC' }}
      />
      <TagsField />
      <Box sx={pair}>
        <FormDateField source="reviewDueAt" help={translate('areas.video-help.review.dueHelp')} />
        <FormTextField
          source="verifiedFor"
          maxLength={20}
          help={translate('areas.video-help.review.verifiedHelp')}
        />
      </Box>
    </Stack>
  );
}

/** Search words, separated by commas. */
function TagsField() {
  const translate = useTranslate();
  const { field, label, error } = useFormField(
    { source: 'tags' },
    {
      empty: [],
      validate: (value) =>
        Array.isArray(value) && (value.length > 10 || value.some((tag) => String(tag).length > 40))
          ? 'areas.video-help.refusals.tags'
          : undefined,
    },
  );
  const tags = Array.isArray(field.value) ? field.value.map(String) : [];
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={label}
      value={typed ?? tags.join(', ')}
      onChange={({ target }) => {
        setTyped(target.value);
        const words = target.value.split(',').map((tag) => tag.trim());
        field.onChange(words.filter(Boolean));
      }}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
      inputRef={field.ref}
      error={error !== undefined}
      helperText={error ?? translate('areas.video-help.editor.tagsHelp')}
    />
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 2,
} as const;
