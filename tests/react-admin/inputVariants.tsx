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
  ['TextInput multiline', <TextInput source="teaser" multiline />],
  ['TextInput resettable', <TextInput source="title" resettable />],
  ['TextInput with validation', <TextInput source="title" validate={[required(), maxLength(80)]} />],
  ['TextInput with helper text', <TextInput source="title" helperText="Shown in lists" />],
  ['TextInput without helper text', <TextInput source="title" helperText={false} />],
  ['TextInput without label', <TextInput source="title" label={false} />],
  ['TextInput read-only', <TextInput source="title" readOnly />],
  ['TextInput disabled', <TextInput source="title" disabled />],
  [
    'TextInput type email',
    <TextInput source="email" label="Email Address" type="email" validate={email()} />,
  ],
  ['PasswordInput', <PasswordInput source="password" />],
  ['SearchInput', <SearchInput source="q" />],
  ['NumberInput', <NumberInput source="views" />],
  ['NumberInput with step', <NumberInput source="price" min={0} step={0.5} />],
  ['BooleanInput', <BooleanInput label="Commentable" source="commentable" />],
  ['NullableBooleanInput', <NullableBooleanInput label="Commentable" source="commentable" />],
  ['DateInput', <DateInput source="published_at" />],
  ['DateTimeInput', <DateTimeInput source="edited_at" />],
  ['TimeInput', <TimeInput source="edited_at" />],
  ['SelectInput', <SelectInput source="category" choices={categories} />],
  [
    'SelectInput with an empty choice',
    <SelectInput source="category" choices={categories} emptyText="None" />,
  ],
  ['RadioButtonGroupInput', <RadioButtonGroupInput source="category" choices={categories} />],
  [
    'RadioButtonGroupInput in a column',
    <RadioButtonGroupInput source="category" choices={categories} row={false} />,
  ],
  ['AutocompleteInput', <AutocompleteInput source="category" choices={categories} />],
  [
    'AutocompleteInput that creates',
    <AutocompleteInput source="category" choices={categories} onCreate={(name) => ({ id: name, name })} />,
  ],
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
    'ArrayInput',
    <ArrayInput source="backlinks">
      <SimpleFormIterator>
        <DateInput source="date" />
        <TextInput source="url" />
      </SimpleFormIterator>
    </ArrayInput>,
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
  [
    'ReferenceInput with SelectInput',
    <ReferenceInput source="writer" reference="press/ra-authors">
      <SelectInput />
    </ReferenceInput>,
  ],
  [
    'ReferenceInput with RadioButtonGroupInput',
    <ReferenceInput source="writer" reference="press/ra-authors">
      <RadioButtonGroupInput />
    </ReferenceInput>,
  ],
  [
    'ReferenceInput with AutocompleteInput',
    <ReferenceInput source="writer" reference="press/ra-authors">
      <AutocompleteInput label="Written by" />
    </ReferenceInput>,
  ],
  ['ReferenceArrayInput', <ReferenceArrayInput source="labels" reference="press/ra-tags" />],
  [
    'ReferenceArrayInput with SelectArrayInput',
    <ReferenceArrayInput source="labels" reference="press/ra-tags">
      <SelectArrayInput />
    </ReferenceArrayInput>,
  ],
  [
    'ReferenceArrayInput with CheckboxGroupInput',
    <ReferenceArrayInput source="labels" reference="press/ra-tags">
      <CheckboxGroupInput />
    </ReferenceArrayInput>,
  ],
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
