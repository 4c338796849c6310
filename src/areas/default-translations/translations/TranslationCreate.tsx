import { useTranslate } from 'react-admin';
import { CreatePage } from '@/records/form/CreatePage';
import { FormNumberField } from '@/records/inputs/FormNumberField';
import { FormTextField } from '@/records/inputs/FormTextField';
import { pathOfText } from './textAddress';
import type { Translation } from './translationSchema';
import { readTags } from './translationSchema';

const texts = 'areas.default-translations.grid.create';

/** `/default-translations/translations/create`: adds a key with its English text; the list takes the translations. */
export function TranslationCreate() {
  const translate = useTranslate();
  return (
    <CreatePage<Translation>
      headline={translate(`${texts}.headline`)}
      defaults={{ key: '', english: '', description: '', tags: '', maxLength: null }}
      transform={({ tags, key, ...values }) => ({
        ...values,
        key: String(key).trim(),
        tags: readTags(String(tags)),
      })}
      redirect={({ key }) => pathOfText(key)}
    >
      <FormTextField source="key" required help={translate(`${texts}.keyHelp`)} />
      <FormTextField source="english" required multiline />
      <FormTextField source="description" multiline />
      <FormTextField source="tags" help={translate('areas.default-translations.grid.tagsHelp')} />
      <FormNumberField source="maxLength" integer min={1} />
    </CreatePage>
  );
}
