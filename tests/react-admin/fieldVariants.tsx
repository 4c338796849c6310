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
  ['TextField with empty text', <TextField source="nothing" emptyText="None" />],
  ['RichTextField', <RichTextField source="body" />],
  ['RichTextField without tags', <RichTextField source="body" stripTags />],
  ['RichTextField with options', <RichTextField source="body" purifyOptions={{ ADD_ATTR: ['target'] }} />],
  ['RichTextField without a value', <RichTextField source="nothing" emptyText="No text" />],
  ['NumberField', <NumberField source="views" />],
  ['NumberField as money', <NumberField source="price" options={{ style: 'currency', currency: 'USD' }} />],
  ['DateField', <DateField source="published_at" />],
  ['DateField with time', <DateField source="edited_at" showTime />],
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
  ['RecordField in a row', <RecordField source="views" variant="inline" field={NumberField} />],
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
  [
    'ArrayField with DataTable',
    <ArrayField source="backlinks">
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="date" field={DateField} />
        <DataTable.Col source="url" field={UrlField} />
      </DataTable>
    </ArrayField>,
  ],
  [
    'ArrayField with SingleFieldList',
    <ArrayField source="backlinks">
      <SingleFieldList linkType={false}>
        <ChipField source="url" />
      </SingleFieldList>
    </ArrayField>,
  ],
  ['ReferenceField', <ReferenceField source="writer" reference="press/ra-authors" />],
  [
    'ReferenceField with a child',
    <ReferenceField source="writer" reference="press/ra-authors" link={false}>
      <TextField source="name" />
    </ReferenceField>,
  ],
  ['ReferenceArrayField', <ReferenceArrayField source="labels" reference="press/ra-tags" />],
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
