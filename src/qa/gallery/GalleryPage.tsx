import { useMemo } from 'react';
import { I18nContext, ResourceContextProvider, useI18nProvider, useLocaleState } from 'react-admin';
import { EditPage } from '@/records/form/EditPage';
import { FormAutocomplete } from '@/records/inputs/FormAutocomplete';
import { FormCheckbox } from '@/records/inputs/FormCheckbox';
import { FormCheckboxGroup } from '@/records/inputs/FormCheckboxGroup';
import { FormDateField } from '@/records/inputs/FormDateField';
import { FormDateTimeField } from '@/records/inputs/FormDateTimeField';
import { FormJsonField } from '@/records/inputs/FormJsonField';
import { FormListField } from '@/records/inputs/FormListField';
import { FormLocalizedField } from '@/records/inputs/FormLocalizedField';
import { FormMarkdownField } from '@/records/inputs/FormMarkdownField';
import { FormMoneyField } from '@/records/inputs/FormMoneyField';
import { FormNumberField } from '@/records/inputs/FormNumberField';
import { FormRadioGroup } from '@/records/inputs/FormRadioGroup';
import { FormRecordPicker } from '@/records/inputs/FormRecordPicker';
import { FormSelect } from '@/records/inputs/FormSelect';
import { FormTextField } from '@/records/inputs/FormTextField';
import { FormTimeField } from '@/records/inputs/FormTimeField';
import { FormWordsField } from '@/records/inputs/FormWordsField';
import { LanguageTabs } from '@/records/languages/LanguageTabs';
import { defineReference } from '@/records/references/defineReference';
import { createTexts } from '../texts';

const resource = 'gallery/gallery-specimens';
const recordId = 'specimen';
const people = defineReference({ resource: 'gallery/gallery-people', name: ({ name }) => String(name) });
const named = (...names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const formats = named('Hardcover', 'Paperback', 'E-book');
const countries = named('Austria', 'Denmark', 'Germany', 'Switzerland');
const languages = [
  { value: 'de', label: 'Deutsch' },
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
];

/** `/gallery`: every input in one form. Its texts are in the QA panel's file, which only the demo has. */
export function GalleryPage() {
  const provider = useI18nProvider();
  const [locale] = useLocaleState();
  const value = useMemo(() => {
    const { translate } = createTexts(locale);
    const fields = `resources.${resource}.fields.`;
    return {
      ...provider,
      translate: (key: string, options?: object) =>
        key.startsWith(fields)
          ? translate(`qa.gallery.fields.${key.slice(fields.length)}`)
          : provider.translate(key, options),
    };
  }, [provider, locale]);
  return (
    <I18nContext.Provider value={value}>
      <ResourceContextProvider value={resource}>
        <EditPage id={recordId} headline={() => createTexts(locale).translate('qa.gallery.headline')}>
          <FormTextField source="name" required maxLength={200} />
          <FormDateField source="published" required min="2026-01-01" />
          <FormDateTimeField source="embargo" />
          <FormTimeField source="opensAt" />
          <FormNumberField source="weight" />
          <FormMoneyField source="price" currency="currency" currencies={['EUR', 'CHF', 'JPY']} />
          <FormCheckbox source="isWithdrawn" />
          <FormSelect source="format" options={formats} required />
          <FormRadioGroup source="binding" options={formats} row />
          <FormCheckboxGroup source="channels" options={formats} row />
          <FormAutocomplete source="country" options={countries} />
          <FormAutocomplete source="countries" options={countries} multiple />
          <FormWordsField source="keywords" />
          <FormRecordPicker source="authorId" {...people} />
          <FormMarkdownField source="blurb" rows={5} />
          <FormJsonField source="settings" />
          <FormListField
            source="contributors"
            defaults={{ name: '', since: null }}
            nameOf={({ name }) => String(name)}
          >
            <FormTextField source="name" required />
            <FormDateField source="since" />
          </FormListField>
          <LanguageTabs languages={languages} sources={['title']}>
            <FormLocalizedField source="title" required />
          </LanguageTabs>
        </EditPage>
      </ResourceContextProvider>
    </I18nContext.Provider>
  );
}
