import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { EditPage } from '../../records/form/EditPage';
import { AppLink } from '../../ui/page/AppLink';
import { GalleryTexts } from './GalleryTexts';
import { inputSpecimens } from './inputSpecimens';
import { SourceText } from './SourceText';
import { sourceOf } from './sourceOf';
import { useChoices } from './useChoices';

const list = '/gallery/gallery-specimens';
const first = 'specimen-1';

/** `/gallery`: every input in one form, each with its source, and the ways to the list and the page that shows a record. */
export function GalleryPage() {
  return (
    <GalleryTexts>
      <ResourceContextProvider value="gallery/gallery-specimens">
        <Inputs />
      </ResourceContextProvider>
    </GalleryTexts>
  );
}

function Inputs() {
  const translate = useTranslate();
  const specimens = inputSpecimens(useChoices());
  return (
    <EditPage id={first} wide headline={() => translate('qa.gallery.headline')}>
      <Typography sx={{ mb: 1, color: 'text.secondary' }}>{translate('qa.gallery.lead')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mb: 3 }}>
        <AppLink to={list}>{translate('qa.gallery.toList')}</AppLink>
        <AppLink to={`${list}/${first}/show`}>{translate('qa.gallery.toShow')}</AppLink>
      </Box>
      {Object.entries(specimens).map(([name, input]) => (
        <Box key={name} sx={pair}>
          <Box sx={{ minWidth: 0 }}>{input}</Box>
          <SourceText label={translate('qa.gallery.source', { name })} source={sourceOf(name)} />
        </Box>
      ))}
    </EditPage>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 560px) minmax(0, 1fr)' },
  columnGap: 4,
  rowGap: 1,
  alignItems: 'start',
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;
