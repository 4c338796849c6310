import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { deleteSelected } from '../../records/bulk/defineBulk';
import { Column } from '../../records/columns/Column';
import { defineExport } from '../../records/export/defineExport';
import { ExportButton } from '../../records/export/ExportButton';
import {
  choice,
  dateRange,
  defineFilters,
  flag,
  references,
  select,
} from '../../records/filters/defineFilters';
import { EditPage } from '../../records/form/EditPage';
import { ListPage } from '../../records/list/ListPage';
import { defineReference } from '../../records/references/defineReference';
import { ShowField } from '../../records/show/ShowField';
import { ShowPage } from '../../records/show/ShowPage';
import { asChoice, asYesNo } from '../../records/values/choices';
import { asDate, asDateTime, asTime } from '../../records/values/dates';
import { asFile, asImage, asLink } from '../../records/values/files';
import { asMoney, asNumber } from '../../records/values/numbers';
import source from './GalleryPages.tsx?raw';
import { GalleryTexts } from './GalleryTexts';
import { inputSpecimens } from './inputSpecimens';
import { SourceText } from './SourceText';
import { useChoices } from './useChoices';

const specimens = defineReference({
  resource: 'gallery/gallery-specimens',
  name: ({ name }) => String(name),
});
const people = defineReference({ resource: 'gallery/gallery-people', name: ({ name }) => String(name) });
const formats = 'qa.gallery.formats';

const filters = defineFilters({
  texts: 'qa.gallery.filters',
  fields: {
    format: select(['hardcover', 'paperback', 'ebook'], formats),
    channels_inc_any: choice(['shop', 'trade', 'library'], 'qa.gallery.channels'),
    isWithdrawn: flag(),
    ...dateRange('published'),
    ...dateRange('embargo', { moments: true }),
    authorId_eq_any: references(people),
  },
});
const bulk = deleteSelected(specimens, 'qa.gallery.refusals');
const list = defineExport({
  name: 'specimens',
  columns: [
    { name: 'name' },
    { name: 'published' },
    { name: 'price' },
    { name: 'author', value: ({ authorId }) => authorId, references: people },
  ],
});

/** The list: columns of all kinds, filters, a bulk delete and an export. */
export function SpecimenList() {
  return (
    <GalleryTexts>
      <ListPage filters={filters} bulk={bulk} actions={<ExportButton export={list} />} perPage={10}>
        <Column source="name" link />
        <Column source="cover" show={asImage} disableSort />
        <Column source="published" show={asDate} />
        <Column source="embargo" show={asDateTime} />
        <Column source="price" show={asMoney} align="right" disableSort />
        <Column source="copies" show={asNumber} align="right" />
        <Column source="isWithdrawn" />
        <Column source="format" show={asChoice(formats, { ebook: 'info' })} />
        <Column source="authorId" reference={people} />
        <Column source="website" show={asLink} />
      </ListPage>
      <Box sx={{ mt: 4 }}>
        <SourceText label="GalleryPages.tsx" source={source} />
      </Box>
    </GalleryTexts>
  );
}

/** The page that shows a record. */
export function SpecimenShow() {
  return (
    <GalleryTexts>
      <ShowPage>
        <ShowField source="cover" show={asImage} />
        <ShowField source="name" />
        <ShowField source="published" show={asDate} />
        <ShowField source="embargo" show={asDateTime} />
        <ShowField source="opensAt" show={asTime} />
        <ShowField source="price" show={asMoney} />
        <ShowField source="copies" show={asNumber} />
        <ShowField source="isWithdrawn" show={asYesNo} />
        <ShowField source="format" show={asChoice(formats)} />
        <ShowField source="channels" show={asChoice('qa.gallery.channels')} />
        <ShowField source="authorId" reference={people} />
        <ShowField source="website" show={asLink} />
        <ShowField source="manuscript" show={asFile} />
      </ShowPage>
    </GalleryTexts>
  );
}

/** The page to change a record. */
export function SpecimenEdit() {
  return (
    <GalleryTexts>
      <EditPage canDelete>
        <SpecimenInputs />
      </EditPage>
    </GalleryTexts>
  );
}

function SpecimenInputs() {
  const { name, published, price, isWithdrawn } = inputSpecimens(useChoices());
  return [name, published, price, isWithdrawn].map((input) => (
    <Fragment key={input.props.source}>{input}</Fragment>
  ));
}
