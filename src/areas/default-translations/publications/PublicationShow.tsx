import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetOne, useLocaleState, useParams, useTranslate } from 'react-admin';
import { directionOf } from '@/api/languageDirection';
import { Loaded } from '@/records/calls/Loaded';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { useListReturn } from '@/records/form/useListReturn';
import { GoneRecord } from '@/records/show/GoneRecord';
import { dateForms, dateTimeFormat } from '@/ui/formats';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeader } from '@/ui/page/PageHeader';
import { LoadingState } from '@/ui/state/LoadingState';
import { DifferenceList } from '../publish/DifferenceList';
import { useLanguageName } from '../translations/textFilters';
import { PublicationChanges } from './PublicationChanges';
import { type Publication, publicationsResource } from './publicationSchema';
import { RestoreButton } from './RestoreButton';

const texts = 'areas.default-translations.publications';

/** `/default-translations/publications/:id/show`: what a publication changed for readers; it can be restored. */
export function PublicationShow() {
  const { id = '' } = useParams();
  const query = useGetOne<Publication>(publicationsResource, { id });
  return (
    <Loaded query={query} heading="h1" loading={<LoadingState shape="rows" />} missing={<GoneRecord />}>
      {(publication) => <PublicationPage publication={publication} />}
    </Loaded>
  );
}

function PublicationPage({ publication }: { publication: Publication }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { back } = useListReturn();
  const { id, language: code, at, by, added, changed, removed } = publication;
  const name = useLanguageName()(code);
  const moment = dateTimeFormat(locale, dateForms.moment).format(Date.parse(at));
  return (
    <>
      <PageHeader headline={translate(`${texts}.of`, { language: name, moment })} back={back} />
      <PageBody>
        <Box sx={summary}>
          <Typography sx={{ color: 'text.secondary' }}>
            <bdi>{by?.name}</bdi> · <RelativeTime value={at} /> ·{' '}
            <PublicationChanges publication={publication} />
          </Typography>
          {/* Not in the header, where it would leave a handset too little room for the title. */}
          <RestoreButton publication={publication} variant="outlined" />
        </Box>
        {added + changed + removed > 0 ? (
          // A publication never changes.
          <DifferenceList
            of={{ resource: publicationsResource, id, version: 1 }}
            language={{ id: code, name, direction: directionOf(code) }}
          />
        ) : null}
      </PageBody>
    </>
  );
}

const summary = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1,
  mb: 2,
} as const;
