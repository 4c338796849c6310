import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Column } from '@/records/columns/Column';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { defineFilters, oneOf } from '@/records/filters/defineFilters';
import { ListPage } from '@/records/list/ListPage';
import { useLanguages } from '../languages/useLanguages';
import { useLanguageName, useLanguageOptions } from '../translations/textFilters';
import type { Publication } from './publicationSchema';
import { RestoreButton } from './RestoreButton';

const texts = 'areas.default-translations.publications';

const filters = defineFilters({
  texts: `${texts}.filters`,
  fields: { language: oneOf(useLanguageOptions, useLanguageName) },
});

/** `/default-translations/publications`: the publications, latest first; each can be restored. */
export function PublicationList() {
  const translate = useTranslate();
  return (
    <ListPage<Publication>
      sort={{ field: 'at', order: 'DESC' }}
      search={false}
      filters={filters}
      actions={null}
      handsetRow={(publication) => <PublicationCard publication={publication} />}
      empty={{ message: translate(`${texts}.empty`) }}
    >
      <Column<Publication> source="language" render={({ language }) => <LanguageName code={language} />} />
      <Column<Publication> source="at" sortByOrder="DESC" render={({ at }) => <RelativeTime value={at} />} />
      <Column<Publication> source="by.name" render={({ by }) => <bdi>{by?.name}</bdi>} />
      <Column<Publication>
        source="changes"
        disableSort
        width={16}
        render={(publication) => (
          <Box sx={{ py: 0.75, whiteSpace: 'normal' }}>
            <Changes publication={publication} />
          </Box>
        )}
      />
      <Column<Publication>
        source="restore"
        disableSort
        render={(publication) => <RestoreButton publication={publication} />}
      />
    </ListPage>
  );
}

function LanguageName({ code }: { code: string }) {
  const { data = [] } = useLanguages();
  return <bdi>{data.find(({ id }) => id === code)?.name ?? code}</bdi>;
}

/** What changed for readers, and whether it is live or restored an earlier publication. */
function Changes({ publication: { added, changed, removed, restores, live } }: { publication: Publication }) {
  const translate = useTranslate();
  const counts = Object.entries({ added, changed, removed }).filter(([, count]) => count > 0);
  return [
    ...(live ? [translate(`${texts}.live`)] : []),
    ...(restores === null ? [] : [translate(`${texts}.restoration`)]),
    ...counts.map(([kind, count]) =>
      translate(`areas.default-translations.publish.counts.${kind}`, { smart_count: count }),
    ),
  ].join(' · ');
}

function PublicationCard({ publication }: { publication: Publication }) {
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        <LanguageName code={publication.language} />
      </Typography>
      <Typography variant="body2">
        <bdi>{publication.by?.name}</bdi> · <RelativeTime value={publication.at} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Changes publication={publication} />
      </Typography>
      <RestoreButton publication={publication} />
    </>
  );
}
