import { useTranslate } from 'react-admin';
import { ModalDialog } from '../../../../ui/dialog/ModalDialog';
import { lazyPart } from '../../../../ui/loading/LazyPart';
import type { Language } from '../../languages/languageSchema';
import type { Translation } from '../translationSchema';

const TextEditor = lazyPart(() => import('./TextEditor').then((part) => part.TextEditor));

interface TextDialogProps {
  /** The text that is edited; undefined where none is. */
  edited: { readonly text: Translation; readonly language: Language } | undefined;
  base: Language | undefined;
  hasNext: boolean;
  onClose: (then: 'stay' | 'next') => void;
}

/** The dialog in which a text of the grid is edited. A press beside it closes nothing: something may have been typed. */
export function TextDialog({ edited, base, hasNext, onClose }: TextDialogProps) {
  const translate = useTranslate();
  return (
    <ModalDialog
      open={edited !== undefined && base !== undefined}
      title={translate('areas.default-translations.editor.title')}
      maxWidth="md"
      fillsHandset
      onClose={(reason) => {
        if (reason === 'escapeKeyDown') onClose('stay');
      }}
    >
      {edited && base ? (
        <TextEditor
          key={`${edited.text.id}-${edited.language.id}`}
          {...edited}
          base={base}
          hasNext={hasNext}
          onClose={onClose}
        />
      ) : null}
    </ModalDialog>
  );
}
