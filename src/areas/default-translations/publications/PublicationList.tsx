import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Column } from '@/records/columns/Column';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { defineFilters, oneOf } from '@/records/filters/defineFilters';
import { ListPage } from '@/records/list/ListPage';
import { RecordLink } from '@/records/list/RecordLink';
import { useLanguageName, useLanguageOptions } from '../translations/textFilters';
import { PublicationChanges } from './PublicationChanges';
import { type Publication, pathOfPublication } from './publicationSchema';
import { RestoreButton } from './RestoreButton';

const texts = 'areas.default-translations.publications';

const filters = defineFilters({
  texts: `${texts}.filters`,
  fields: { language: oneOf(useLanguageOptions, useLanguageName) },
});

/** `/default-translations/publications`: the publications, latest first; each shows what it changed, and can be restored. */
export function PublicationList() {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  return (
    <ListPage<Publication>
      sort={{ field: 'at', order: 'DESC' }}
      search={false}
      filters={filters}
      actions={null}
      back={{ to: '/default-translations' }}
      rowClick={({ id }) => pathOfPublication(id)}
      handsetRow={(publication) => <PublicationCard publication={publication} />}
      empty={{ title: translate(`${texts}.emptyTitle`), message: translate(`${texts}.empty`) }}
    >
      <Column<Publication>
        source="language"
        link
        width={7.25}
        render={({ language }) => <bdi>{nameOf(language)}</bdi>}
      />
      <Column<Publication>
        source="at"
        width={7.25}
        sortByOrder="DESC"
        render={({ at }) => <RelativeTime value={at} />}
      />
      <Column<Publication>
        source="by.name"
        priority={3}
        width={9}
        render={({ by }) => <bdi>{by?.name}</bdi>}
      />
      <Column<Publication>
        source="changes"
        disableSort
        width={9}
        render={(publication) => (
          <Box sx={{ py: 0.75, whiteSpace: 'normal' }}>
            <PublicationChanges publication={publication} />
          </Box>
        )}
      />
      <Column<Publication>
        source="restore"
        width={11}
        disableSort
        render={(publication) => <RestoreButton publication={publication} />}
      />
    </ListPage>
  );
}

function PublicationCard({ publication }: { publication: Publication }) {
  const nameOf = useLanguageName();
  return (
    <>
      <RecordLink to={pathOfPublication(publication.id)}>
        <bdi>{nameOf(publication.language)}</bdi>
      </RecordLink>
      <Typography variant="body2">
        <bdi>{publication.by?.name}</bdi> · <RelativeTime value={publication.at} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <PublicationChanges publication={publication} />
      </Typography>
      <RestoreButton publication={publication} />
    </>
  );
}
