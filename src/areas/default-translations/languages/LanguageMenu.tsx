import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PublicOff from '@mui/icons-material/PublicOffOutlined';
import Public from '@mui/icons-material/PublicOutlined';
import { useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isSameLanguage } from '@/api/languageCode';
import { useLanguageName } from '@/people/languages';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { useErrorText } from '@/records/calls/useErrorText';
import { LineMenu, type RecordLine } from '@/records/row-menu/LineMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useShell } from '@/ui/shell';
import type { Language } from './languageSchema';
import { useLanguageChange } from './useLanguageChange';
import { LanguageMovesContext } from './useLanguageMoves';

const texts = 'areas.default-translations.languages';

/** What can be done with a language: another place, readers get it or no longer, it is not prepared any more. */
export function LanguageMenu({ record: language, anchor, onClose }: RowMenuProps<Language>) {
  const { isBase, listed, name, revision, total, missing } = language;
  const translate = useTranslate();
  const errorText = useErrorText();
  const nameOf = useLanguageName();
  const { defaultLanguage } = useShell();
  const { move, refusalOf } = useContext(LanguageMovesContext);
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
  const moves: readonly RecordLine[] = ([-1, 1] as const).map((step) => ({
    label: label(step < 0 ? 'up' : 'down'),
    icon: step < 0 ? ArrowUpward : ArrowDownward,
    keys: step < 0 ? 'Alt ⇧ ↑' : 'Alt ⇧ ↓',
    reason: refused ?? refusalOf(language, step),
    onRun: () => move(language, step),
  }));
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
        groups={[moves, listed || isBase ? [takeOff] : [offer], listed || isBase ? [] : [remove]]}
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
