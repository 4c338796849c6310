import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { TextLanguageTabs } from '@/people/TextLanguageTabs';
import { CreatePage } from '@/records/form/CreatePage';
import { FormLocalizedField } from '@/records/inputs/FormLocalizedField';
import { FormTextField } from '@/records/inputs/FormTextField';
import { maxLengths } from '../checks/steps';
import type { Flow } from '../flowSchema';

const texts = 'areas.onboarding-wizard';

/** `/onboarding-wizard/create`: creates a draft and opens it. */
export function FlowCreate() {
  const translate = useTranslate();
  return (
    <CreatePage<Flow>
      headline={translate(`${texts}.list.create`)}
      defaults={{ name: '', title: {} }}
      redirect={({ id }) => `/onboarding-wizard/${encodeURIComponent(id)}`}
      saveLabel={translate(`${texts}.list.saveDraft`)}
    >
      <Stack spacing={2}>
        <FormTextField
          source="name"
          required
          maxLength={maxLengths.name}
          label={translate(`${texts}.list.internalName`)}
        />
        <Box>
          <TextLanguageTabs sources={['title']}>
            <FormLocalizedField source="title" maxLength={maxLengths.title} />
          </TextLanguageTabs>
        </Box>
      </Stack>
    </CreatePage>
  );
}
