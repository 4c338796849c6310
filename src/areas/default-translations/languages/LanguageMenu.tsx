import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditNote from '@mui/icons-material/EditNote';
import PublicOff from '@mui/icons-material/PublicOffOutlined';
import Public from '@mui/icons-material/PublicOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isSameLanguage } from '@/api/languageCode';
import { useLanguageName } from '@/people/languages';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { useErrorText } from '@/records/calls/useErrorText';
import { LineMenu, type RecordLine } from '@/records/row-menu/LineMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useShell } from '@/ui/shell';
import { useTextOverlay } from '@/ui/textOverlay';
import type { Language } from './languageSchema';
import { useLanguageChange } from './useLanguageChange';

const texts = 'areas.default-translations.languages';

/** What can be done with a language: it is translated where it stands, readers get it or no longer, it is not prepared any more. */
export function LanguageMenu({ record: language, anchor, onClose }: RowMenuProps<Language>) {
  const { isBase, listed, name, revision, total, missing } = language;
  const translate = useTranslate();
  const errorText = useErrorText();
  const nameOf = useLanguageName();
  const { defaultLanguage } = useShell();
  const overlay = useTextOverlay();
  const refused = useRefusalReason('edit');
  const { run, isPending, error, reset } = useLanguageChange();
  const [asked, setAsked] = useState<'takeOff' | 'remove'>('takeOff');
  const [asking, setAsking] = useState(false);
  const isDefault = isSameLanguage(language.id, defaultLanguage);
  const ask = (change: typeof asked) => {
    reset();
    setAsked(change);
    setAsking(true);
  };
  const reasonOf = (why: string | undefined) => (why ? translate(`${texts}.menu.reasons.${why}`) : undefined);
  const always = isBase ? 'base' : isDefault ? 'default' : undefined;
  const label = (key: string) => translate(`${texts}.menu.${key}`);
  // In the texts that are saved: a language in preparation has no others.
  const translateHere: RecordLine = {
    label: label('translate'),
    icon: EditNote,
    reason: overlay.loads(language.id) ? undefined : reasonOf('base'),
    onRun: () => overlay.translate(true, language.id),
  };
  const takeOff: RecordLine = {
    label: label('takeOff'),
    icon: PublicOff,
    reason: refused ?? reasonOf(always),
    onRun: () => ask('takeOff'),
  };
  const offer: RecordLine = {
    label: label('offer'),
    icon: Public,
    reason: refused ?? reasonOf(revision === 0 && !isDefault ? 'unpublished' : undefined),
    onRun: () => run({ language, change: 'offer' }),
  };
  const remove: RecordLine = {
    label: label('remove'),
    icon: DeleteOutlined,
    reason: refused ?? reasonOf(always),
    danger: true,
    onRun: () => ask('remove'),
  };
  const consequence = (key: string) =>
    translate(`${texts}.${asked}.${key}`, {
      language: name,
      instead: nameOf(defaultLanguage),
      smart_count: total - missing,
    });
  return (
    <>
      <LineMenu
        name={name}
        anchor={anchor}
        onClose={onClose}
        groups={[[translateHere], listed || isBase ? [takeOff] : [offer], listed || isBase ? [] : [remove]]}
      />
      <ConfirmDialog
        open={asking}
        title={consequence('title')}
        message={
          <>
            <p>{consequence('readers')}</p>
            <p>{consequence(total > missing ? 'texts' : 'noTexts')}</p>
          </>
        }
        confirm={consequence('confirm')}
        busy={isPending}
        error={error === null ? undefined : errorText(error)}
        onConfirm={() => run({ language, change: asked }, () => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
