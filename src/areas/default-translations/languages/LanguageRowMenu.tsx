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

/** The menu of a language: translate it on the pages, offer it to readers or stop that, or remove it. */
export function LanguageRowMenu({ record: language, anchor, onClose }: RowMenuProps<Language>) {
  const { isBase, listed, name, revision, total, missing } = language;
  const translate = useTranslate();
  const errorText = useErrorText();
  const nameOf = useLanguageName();
  const { defaultLanguage } = useShell();
  const overlay = useTextOverlay();
  const refusal = useRefusalReason('edit');
  const { mutate, isPending, error, reset } = useLanguageChange();
  const [isConfirming, setConfirming] = useState(false);
  const isDefault = isSameLanguage(language.id, defaultLanguage);
  const fixedReason = isBase ? 'base' : isDefault ? 'default' : undefined;
  // A line for the menu, disabled with a reason.
  const line = (key: string, icon: RecordLine['icon'], reasonKey: string | undefined, onRun: () => void) => ({
    ...{ label: translate(`${texts}.menu.${key}`), icon, onRun },
    reason:
      (key === 'translate' ? undefined : refusal) ??
      (reasonKey && translate(`${texts}.menu.reasons.${reasonKey}`)),
  });
  const translateHere = line('translate', EditNote, overlay.loads(language.id) ? undefined : 'readOnly', () =>
    // With the saved texts: a language in preparation has no others.
    overlay.translate(true, language.id),
  );
  const takeOff = line('takeOff', PublicOff, fixedReason, () => {
    reset();
    setConfirming(true);
  });
  const unpublished = revision === 0 && !isDefault ? 'unpublished' : undefined;
  const offer = line('offer', Public, unpublished, () => mutate({ language, change: 'offer' }));
  // Readers do not have it, and it can be undone.
  const remove = line('remove', DeleteOutlined, fixedReason, () => mutate({ language, change: 'remove' }));
  const state = unpublished === undefined ? '' : 'unpublished.';
  const consequence = (key: string) =>
    translate(`${texts}.takeOff.${key}`, {
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
        groups={[[translateHere], listed || isBase ? [takeOff] : [offer, remove]]}
      />
      <ConfirmDialog
        open={isConfirming}
        title={consequence('title')}
        message={
          <>
            <p>{consequence(`${state}readers`)}</p>
            <p>{consequence(`${state}${total > missing ? 'texts' : 'noTexts'}`)}</p>
          </>
        }
        confirm={consequence('confirm')}
        busy={isPending}
        error={error === null ? undefined : errorText(error)}
        onConfirm={() => mutate({ language, change: 'takeOff' }, { onSuccess: () => setConfirming(false) })}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
