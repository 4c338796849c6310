import { useState } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { dateForms, dateTimeFormat } from '@/ui/formats';
import { useTextOverlay } from '@/ui/textOverlay';
import { isOffered } from '../languages/languageSchema';
import { languagesResource, useLanguages } from '../languages/useLanguages';
import { useLanguageName } from '../translations/textFilters';
import { useLanguageRefusal } from '../useLanguageRefusal';
import { type Publication, publicationSchema, publicationsResource } from './publicationSchema';

const texts = 'areas.default-translations.publications';

interface RestoreButtonProps {
  publication: Publication;
  /** Default: a text button of a row. */
  variant?: 'outlined';
}

/** Restores an earlier publication, after a confirmation. */
export function RestoreButton({ publication, variant }: RestoreButtonProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const errorText = useErrorText();
  const overlay = useTextOverlay();
  const { data: languages } = useLanguages();
  const refusal = useLanguageRefusal('publish', publication.language);
  const [isConfirming, setConfirming] = useState(false);
  const language = languages?.find(({ id }) => id === publication.language);
  const isSeen = language === undefined || isOffered(language);
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
        {...(variant ? { variant } : { size: 'small', sx: { ml: -1.5 } })}
        aria-label={translate(`${texts}.restoreOf`, { language: name, moment })}
        {...(languages === undefined && {
          reason: translate('areas.default-translations.languages.add.notLoaded'),
        })}
        {...(refusal !== undefined && { reason: refusal })}
        {...(publication.live && { reason: translate(`${texts}.isLive`) })}
        onClick={() => setConfirming(true)}
      >
        {translate(`${texts}.restore`)}
      </ReasonedButton>
      <ConfirmDialog
        open={isConfirming}
        title={translate(`${texts}.question`, { language: name })}
        message={translate(`${texts}.${isSeen ? 'consequence' : 'consequenceLater'}`, {
          language: name,
          moment,
        })}
        confirm={translate(`${texts}.restore`)}
        busy={isPending}
        onConfirm={restore}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
