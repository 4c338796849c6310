// biome-ignore-all lint/correctness/useJsxKeyInIterable: the elements are found by their names, and shown with those as keys
import {
  ArrayInput,
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  DatagridInput,
  DateInput,
  DateTimeInput,
  email,
  FileField,
  FileInput,
  FormDataConsumer,
  ImageField,
  ImageInput,
  maxLength,
  NullableBooleanInput,
  NumberInput,
  PasswordInput,
  RadioButtonGroupInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SearchInput,
  SelectArrayInput,
  SelectInput,
  SimpleFormIterator,
  TextArrayInput,
  TextField,
  TextInput,
  TimeInput,
  TranslatableInputs,
} from 'react-admin';
import { categories, type Variant } from './variant';

/** Inputs; each is rendered in a form of the first post. */
export const inputVariants: readonly Variant[] = [
  ['TextInput', <TextInput source="title" />],
  ['TextInput with validation', <TextInput source="title" validate={[required(), maxLength(80)]} />],
  [
    'TextInput type email',
    <TextInput source="email" label="Email Address" type="email" validate={email()} />,
  ],
  ['PasswordInput', <PasswordInput source="password" />],
  ['SearchInput', <SearchInput source="q" />],
  ['NumberInput', <NumberInput source="views" />],
  ['BooleanInput', <BooleanInput label="Commentable" source="commentable" />],
  ['NullableBooleanInput', <NullableBooleanInput label="Commentable" source="commentable" />],
  ['DateInput', <DateInput source="published_at" />],
  ['DateTimeInput', <DateTimeInput source="edited_at" />],
  ['TimeInput', <TimeInput source="edited_at" />],
  ['SelectInput', <SelectInput source="category" choices={categories} />],
  ['RadioButtonGroupInput', <RadioButtonGroupInput source="category" choices={categories} />],
  ['AutocompleteInput', <AutocompleteInput source="category" choices={categories} />],
  ['SelectArrayInput', <SelectArrayInput source="categories" choices={categories} />],
  ['CheckboxGroupInput', <CheckboxGroupInput source="categories" choices={categories} />],
  ['AutocompleteArrayInput', <AutocompleteArrayInput source="categories" choices={categories} />],
  ['TextArrayInput', <TextArrayInput source="keywords" />],
  [
    'FileInput',
    <FileInput source="attachments">
      <FileField source="src" title="title" />
    </FileInput>,
  ],
  [
    'ImageInput',
    <ImageInput source="pictures" label="Related pictures">
      <ImageField source="src" title="title" />
    </ImageInput>,
  ],
  [
    'ArrayInput in lines',
    <ArrayInput source="backlinks">
      <SimpleFormIterator inline>
        <DateInput source="date" helperText={false} />
        <TextInput source="url" helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>,
  ],
  [
    'TranslatableInputs',
    <TranslatableInputs locales={['en', 'fr']}>
      <TextInput source="names" />
    </TranslatableInputs>,
  ],
  ['ReferenceInput', <ReferenceInput source="writer" reference="press/ra-authors" />],
  ['ReferenceArrayInput', <ReferenceArrayInput source="labels" reference="press/ra-tags" />],
  [
    'ReferenceArrayInput with DatagridInput',
    <ReferenceArrayInput source="labels" reference="press/ra-tags">
      <DatagridInput>
        <TextField source="name" />
      </DatagridInput>
    </ReferenceArrayInput>,
  ],
  [
    'FormDataConsumer',
    <FormDataConsumer>
      {({ formData }) => (formData.commentable ? <TextInput source="teaser" /> : null)}
    </FormDataConsumer>,
  ],
];
