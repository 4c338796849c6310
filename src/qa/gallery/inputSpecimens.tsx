import type { ReactNode } from 'react';
import { FormAutocomplete } from '../../records/inputs/FormAutocomplete';
import { FormCheckbox } from '../../records/inputs/FormCheckbox';
import { FormCheckboxGroup } from '../../records/inputs/FormCheckboxGroup';
import { FormDateField } from '../../records/inputs/FormDateField';
import { FormDateTimeField } from '../../records/inputs/FormDateTimeField';
import { FormFileField } from '../../records/inputs/FormFileField';
import { FormImageField } from '../../records/inputs/FormImageField';
import { FormJsonField } from '../../records/inputs/FormJsonField';
import { FormListField } from '../../records/inputs/FormListField';
import { FormLocalizedField } from '../../records/inputs/FormLocalizedField';
import { FormMarkdownField } from '../../records/inputs/FormMarkdownField';
import { FormMoneyField } from '../../records/inputs/FormMoneyField';
import { FormNumberField } from '../../records/inputs/FormNumberField';
import { FormRadioGroup } from '../../records/inputs/FormRadioGroup';
import { FormRecordPicker } from '../../records/inputs/FormRecordPicker';
import { FormSelect } from '../../records/inputs/FormSelect';
import { FormTextField } from '../../records/inputs/FormTextField';
import { FormTimeField } from '../../records/inputs/FormTimeField';
import type { Option } from '../../records/inputs/options';
import { defineReference } from '../../records/references/defineReference';

const people = defineReference({ resource: 'gallery/gallery-people', name: ({ name }) => String(name) });

/** The choices of the specimens, named in the language that is shown. */
export interface Choices {
  formats: readonly Option[];
  bindings: readonly Option[];
  channels: readonly Option[];
  countries: readonly Option[];
  languages: readonly Option[];
}

/** The inputs by the field that they are for; the gallery shows the source of each from this very file. */
export function inputSpecimens({ formats, bindings, channels, countries, languages }: Choices) {
  return {
    name: <FormTextField source="name" required maxLength={200} />,
    published: <FormDateField source="published" required min="2026-01-01" />,
    embargo: <FormDateTimeField source="embargo" />,
    opensAt: <FormTimeField source="opensAt" />,
    price: <FormMoneyField source="price" currencies={['EUR', 'CHF', 'JPY']} required />,
    weight: <FormNumberField source="weight" />,
    isWithdrawn: <FormCheckbox source="isWithdrawn" />,
    format: <FormSelect source="format" options={formats} required />,
    binding: <FormRadioGroup source="binding" options={bindings} row />,
    channels: <FormCheckboxGroup source="channels" options={channels} row />,
    country: <FormAutocomplete source="country" options={countries} />,
    countries: <FormAutocomplete source="countries" options={countries} multiple />,
    authorId: <FormRecordPicker source="authorId" {...people} />,
    manuscript: <FormFileField source="manuscript" accept=".pdf,.epub" types="PDF, EPUB" />,
    cover: <FormImageField source="cover" />,
    blurb: <FormMarkdownField source="blurb" rows={5} />,
    settings: <FormJsonField source="settings" />,
    contributors: (
      <FormListField
        source="contributors"
        defaults={{ name: '', since: null }}
        nameOf={({ name }) => String(name)}
      >
        <FormTextField source="name" required />
        <FormDateField source="since" />
      </FormListField>
    ),
    title: <FormLocalizedField source="title" languages={languages} required />,
  } satisfies Record<string, ReactNode>;
}
