import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { Column } from '@/records/columns/Column';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { defineFilters, oneOf } from '@/records/filters/defineFilters';
import { ListPage } from '@/records/list/ListPage';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { dateForms, dateTimeFormat } from '@/ui/formats';
import { useTextOverlay } from '@/ui/textOverlay';
import { languagesResource, useLanguages } from '../languages/useLanguages';
import { useLanguageName, useLanguageOptions } from '../translations/textFilters';
import { type Publication, publicationSchema, publicationsResource } from './publicationSchema';

const texts = 'areas.default-translations.publications';

const filters = defineFilters({
  texts: `${texts}.filters`,
  fields: { language: oneOf(useLanguageOptions, useLanguageName) },
});

/** `/default-translations/publications`: the publications, latest first; each can be restored. */
export function PublicationList() {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  return (
    <ListPage<Publication>
      sort={{ field: 'at', order: 'DESC' }}
      search={false}
      filters={filters}
      actions={null}
      handsetRow={(publication) => <PublicationCard publication={publication} />}
      empty={{ title: translate(`${texts}.emptyTitle`), message: translate(`${texts}.empty`) }}
    >
      <Column<Publication>
        source="language"
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
            <Changes publication={publication} />
          </Box>
        )}
      />
      <Column<Publication>
        source="restore"
        width={7.25}
        disableSort
        render={(publication) => <RestoreButton publication={publication} />}
      />
    </ListPage>
  );
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
  const nameOf = useLanguageName();
  return (
    <>
      <Typography component="bdi" sx={{ display: 'block', fontWeight: 600 }}>
        {nameOf(publication.language)}
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

/** Restores an earlier publication, after a confirmation. */
function RestoreButton({ publication }: { publication: Publication }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const errorText = useErrorText();
  const overlay = useTextOverlay();
  const { data: languages } = useLanguages();
  const [isConfirming, setConfirming] = useState(false);
  const language = languages?.find(({ id }) => id === publication.language);
  const name = useLanguageName()(publication.language);
  const { mutate, isPending } = useRecordMutation(
    (calls, version: number) =>
      calls.call(publicationsResource, {
        path: `/${encodeURIComponent(publication.id)}/actions/restore`,
        body: { version },
        schema: publicationSchema,
      }),
    {
      refreshes: [publicationsResource, languagesResource, 'default-translations/translations'],
      onSuccess: () => {
        notify(translate(`${texts}.restored`, { language: name }), { type: 'success' });
        void overlay.published(publication.language);
      },
      onError: (error) => {
        const isStale = refusalOf(error).current !== undefined;
        notify(isStale ? translate(`${texts}.stale`, { language: name }) : errorText(error), {
          type: 'error',
        });
      },
    },
  );
  const restore = () => mutate(language?.revision ?? 0, { onSettled: () => setConfirming(false) });
  const moment = dateTimeFormat(locale, dateForms.moment).format(Date.parse(publication.at));
  return (
    <>
      <ReasonedButton
        size="small"
        sx={{ ml: -1.5 }}
        aria-label={translate(`${texts}.restoreOf`, { language: name, moment })}
        {...(languages === undefined && {
          reason: translate('areas.default-translations.languages.add.notLoaded'),
        })}
        {...(publication.live && { reason: translate(`${texts}.isLive`) })}
        onClick={() => setConfirming(true)}
      >
        {translate(`${texts}.restore`)}
      </ReasonedButton>
      <ConfirmDialog
        open={isConfirming}
        title={translate(`${texts}.question`, { language: name })}
        message={translate(`${texts}.consequence`, { language: name, moment })}
        confirm={translate(`${texts}.restore`)}
        busy={isPending}
        onConfirm={restore}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
