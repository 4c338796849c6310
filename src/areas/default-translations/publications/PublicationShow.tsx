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
      <PageHeader headline={translate(`${texts}.of`, { language: name, moment })} back={back}>
        <RestoreButton publication={publication} variant="outlined" />
      </PageHeader>
      <PageBody>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          <bdi>{by?.name}</bdi> · <RelativeTime value={at} /> ·{' '}
          <PublicationChanges publication={publication} />
        </Typography>
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
