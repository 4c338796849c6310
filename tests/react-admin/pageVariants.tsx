// biome-ignore-all lint/correctness/useJsxKeyInIterable: the elements are found by their names, and shown with those as keys
import {
  BulkDeleteButton,
  BulkExportButton,
  BulkUpdateButton,
  Create,
  Datagrid,
  DatagridConfigurable,
  DataTable,
  DateField,
  Edit,
  EditGuesser,
  ExportButton,
  FilterButton,
  FilterForm,
  FilterList,
  FilterListItem,
  FilterLiveForm,
  FilterLiveSearch,
  InfiniteList,
  List,
  ListBase,
  ListGuesser,
  NumberField,
  Pagination,
  ReferenceField,
  SaveButton,
  SavedQueriesList,
  SearchInput,
  SelectAllButton,
  SelectColumnsButton,
  SelectInput,
  Show,
  ShowGuesser,
  SimpleForm,
  SimpleList,
  SimpleShowLayout,
  SortButton,
  Tab,
  TabbedForm,
  TabbedShowLayout,
  TextField,
  TextInput,
  Toolbar,
  TopToolbar,
  WithListContext,
} from 'react-admin';
import { categories, type Variant } from './variant';

const filters = [
  <SearchInput source="q" alwaysOn key="q" />,
  <TextInput source="title" key="title" />,
  <SelectInput source="category" choices={categories} key="category" />,
];
/** Several lists on one page: neither the address nor the headline is theirs. */
const list = { resource: 'press/ra-posts', disableSyncWithLocation: true, title: false as const, perPage: 5 };

const aside = (
  <div>
    <SavedQueriesList />
    <FilterLiveSearch />
    <FilterList label="Category" icon={null}>
      <FilterListItem label="Tech" value={{ category: 'tech' }} />
    </FilterList>
    <FilterLiveForm>
      <TextInput source="title" resettable helperText={false} />
    </FilterLiveForm>
  </div>
);
const listActions = (
  <TopToolbar>
    <SelectColumnsButton />
    <FilterButton />
    <SortButton fields={['title', 'views']} />
    <ExportButton />
  </TopToolbar>
);
const bulkButtons = (
  <>
    <SelectAllButton />
    <BulkExportButton />
    <BulkUpdateButton label="Reset views" data={{ views: 0 }} />
    <BulkDeleteButton />
  </>
);

/** Lists; each brings its own records. */
export const listVariants: readonly Variant[] = [
  [
    'List with Datagrid',
    <List {...list}>
      <Datagrid>
        <TextField source="title" />
        <NumberField source="views" />
        <DateField source="published_at" />
        <ReferenceField source="writer" reference="press/ra-authors" />
      </Datagrid>
    </List>,
  ],
  [
    'List with DataTable, filters and bulk actions',
    <List {...list} filters={filters} storeKey="bulk">
      <DataTable bulkActionButtons={bulkButtons}>
        <DataTable.Col source="title" />
        <DataTable.NumberCol source="views" />
        <DataTable.Col source="published_at" field={DateField} />
      </DataTable>
    </List>,
  ],
  [
    'List with SimpleList',
    <List {...list}>
      <SimpleList
        primaryText={(record) => record.title}
        secondaryText={(record) => `${record.views} views`}
        tertiaryText={(record) => new Date(record.published_at).toLocaleDateString()}
      />
    </List>,
  ],
  [
    'List with aside, actions and DatagridConfigurable',
    <List
      {...list}
      filters={filters}
      aside={aside}
      actions={listActions}
      pagination={<Pagination rowsPerPageOptions={[5, 10]} />}
    >
      <DatagridConfigurable>
        <TextField source="title" />
        <TextField source="category" />
      </DatagridConfigurable>
    </List>,
  ],
  [
    'InfiniteList',
    <InfiniteList {...list}>
      <SimpleList primaryText="%{title}" />
    </InfiniteList>,
  ],
  ['ListGuesser', <ListGuesser {...list} />],
  [
    'ListBase with WithListContext and FilterForm',
    <ListBase {...list}>
      <FilterForm filters={filters} />
      <FilterButton filters={filters} />
      <WithListContext render={({ total }) => <span>{total} posts</span>} />
    </ListBase>,
  ],
];

/** Pages of one record; they get `resource` and `id` from the page here, from the address elsewhere. */
export function recordVariants(id: string): readonly Variant[] {
  const record = { resource: 'press/ra-posts', id, title: false as const };
  return [
    [
      'Show with SimpleShowLayout',
      <Show {...record}>
        <SimpleShowLayout>
          <TextField source="title" />
          <DateField source="published_at" />
        </SimpleShowLayout>
      </Show>,
    ],
    [
      'Show with TabbedShowLayout',
      <Show {...record}>
        <TabbedShowLayout>
          <Tab label="Summary">
            <TextField source="title" />
          </Tab>
          <Tab label="Body">
            <TextField source="teaser" />
          </Tab>
        </TabbedShowLayout>
      </Show>,
    ],
    ['ShowGuesser', <ShowGuesser {...record} />],
    [
      'Edit with SimpleForm',
      <Edit {...record}>
        <SimpleForm>
          <TextInput source="title" />
        </SimpleForm>
      </Edit>,
    ],
    [
      'Edit with TabbedForm',
      <Edit {...record}>
        <TabbedForm>
          <TabbedForm.Tab label="Summary">
            <TextInput source="title" />
          </TabbedForm.Tab>
          <TabbedForm.Tab label="Body">
            <TextInput source="teaser" multiline />
          </TabbedForm.Tab>
        </TabbedForm>
      </Edit>,
    ],
    ['EditGuesser', <EditGuesser {...record} />],
    [
      'SimpleForm with a toolbar of its own',
      <Edit {...record}>
        <SimpleForm
          toolbar={
            <Toolbar>
              <SaveButton label="Save post" alwaysEnable />
            </Toolbar>
          }
        >
          <TextInput source="title" />
        </SimpleForm>
      </Edit>,
    ],
    [
      'Create with SimpleForm',
      <Create resource="press/ra-posts" title={false}>
        <SimpleForm defaultValues={{ views: 0 }}>
          <TextInput source="title" />
        </SimpleForm>
      </Create>,
    ],
  ];
}
