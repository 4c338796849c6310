import { useState } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { dateTimeFormat } from '@/ui/formats';
import { useTextOverlay } from '@/ui/textOverlay';
import { languagesResource, useLanguages } from '../languages/useLanguages';
import { type Publication, publicationSchema, publicationsResource } from './publicationSchema';

const texts = 'areas.default-translations.publications';

/** Restores an earlier publication, after a confirmation. */
export function RestoreButton({ publication }: { publication: Publication }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const errorText = useErrorText();
  const overlay = useTextOverlay();
  const { data: languages } = useLanguages();
  const [asks, setAsks] = useState(false);
  const language = languages?.find(({ id }) => id === publication.language);
  const name = language?.name ?? publication.language;
  const { mutateAsync, isPending } = useRecordMutation(
    (calls, version: number) =>
      calls.call(publicationsResource, {
        path: `/${encodeURIComponent(publication.id)}/actions/restore`,
        body: { version },
        schema: publicationSchema,
      }),
    { refreshes: [publicationsResource, languagesResource, 'default-translations/translations'] },
  );
  const restore = () =>
    // Notifies on other pages as well.
    mutateAsync(language?.revision ?? 0)
      .then(() => {
        notify(translate(`${texts}.restored`, { language: name }), { type: 'success' });
        void overlay.published(publication.language);
      })
      .catch((error: unknown) => {
        const isStale = refusalOf(error).current !== undefined;
        notify(isStale ? translate(`${texts}.stale`, { language: name }) : errorText(error), {
          type: 'error',
        });
      })
      .finally(() => setAsks(false));
  const moment = dateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
    Date.parse(publication.at),
  );
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
        onClick={() => setAsks(true)}
      >
        {translate(`${texts}.restore`)}
      </ReasonedButton>
      <ConfirmDialog
        open={asks}
        title={translate(`${texts}.question`, { language: name })}
        message={translate(`${texts}.consequence`, { language: name, moment })}
        confirm={translate(`${texts}.restore`)}
        busy={isPending}
        onConfirm={restore}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}
