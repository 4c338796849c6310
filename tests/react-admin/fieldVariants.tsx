// biome-ignore-all lint/correctness/useJsxKeyInIterable: the elements are found by their names, and shown with those as keys
import {
  ArrayField,
  BooleanField,
  ChipField,
  Count,
  Datagrid,
  DataTable,
  DateField,
  EmailField,
  FileField,
  FunctionField,
  ImageField,
  InPlaceEditor,
  Labeled,
  NumberField,
  RecordField,
  RecordRepresentation,
  ReferenceArrayField,
  ReferenceField,
  ReferenceManyCount,
  ReferenceManyField,
  ReferenceOneField,
  RichTextField,
  SelectField,
  SingleFieldList,
  TextArrayField,
  TextField,
  TranslatableFields,
  UrlField,
  WithRecord,
  WrapperField,
} from 'react-admin';
import { categories, type Variant } from './variant';

/** Fields; each is rendered with the first post as its record. */
export const fieldVariants: readonly Variant[] = [
  ['TextField', <TextField source="title" />],
  ['RichTextField', <RichTextField source="body" />],
  ['RichTextField with options', <RichTextField source="body" purifyOptions={{ ADD_ATTR: ['target'] }} />],
  ['NumberField', <NumberField source="views" />],
  ['DateField', <DateField source="published_at" />],
  ['BooleanField', <BooleanField source="commentable" />],
  ['ChipField', <ChipField source="category" />],
  ['EmailField', <EmailField source="email" />],
  ['UrlField', <UrlField source="url" />],
  ['ImageField', <ImageField source="picture.url" title="picture.title" />],
  ['FileField', <FileField source="picture.url" title="picture.title" />],
  ['SelectField', <SelectField source="category" choices={categories} />],
  ['FunctionField', <FunctionField render={(record) => `${record.title} (${record.views})`} />],
  [
    'Labeled',
    <Labeled label="Title">
      <TextField source="title" />
    </Labeled>,
  ],
  ['RecordField', <RecordField source="title" />],
  ['RecordRepresentation', <RecordRepresentation />],
  ['WithRecord', <WithRecord render={(record) => <span>{record.title}</span>} />],
  [
    'WrapperField',
    <WrapperField label="author">
      <TextField source="title" />
      <TextField source="email" />
    </WrapperField>,
  ],
  [
    'TranslatableFields',
    <TranslatableFields locales={['en', 'fr']}>
      <TextField source="names" />
    </TranslatableFields>,
  ],
  ['TextArrayField', <TextArrayField source="keywords" />],
  [
    'ArrayField with Datagrid',
    <ArrayField source="backlinks">
      <Datagrid bulkActionButtons={false}>
        <DateField source="date" />
        <UrlField source="url" />
      </Datagrid>
    </ArrayField>,
  ],
  ['ReferenceField', <ReferenceField source="writer" reference="press/ra-authors" />],
  [
    'ReferenceArrayField with SingleFieldList',
    <ReferenceArrayField source="labels" reference="press/ra-tags">
      <SingleFieldList linkType={false}>
        <ChipField source="name" />
      </SingleFieldList>
    </ReferenceArrayField>,
  ],
  [
    'ReferenceManyField',
    <ReferenceManyField reference="press/ra-comments" target="post_id">
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="body" />
        <DataTable.Col source="created_at" field={DateField} />
      </DataTable>
    </ReferenceManyField>,
  ],
  ['ReferenceManyCount', <ReferenceManyCount reference="press/ra-comments" target="post_id" />],
  [
    'ReferenceOneField',
    <ReferenceOneField reference="press/ra-comments" target="post_id">
      <TextField source="body" />
    </ReferenceOneField>,
  ],
  ['Count', <Count />],
  ['InPlaceEditor', <InPlaceEditor source="title" />],
];
