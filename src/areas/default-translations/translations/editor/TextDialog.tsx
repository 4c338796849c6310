import { useTranslate } from 'react-admin';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import type { Language } from '../../languages/languageSchema';
import { type CloseText, TextEditor } from './TextEditor';
import type { EditedText } from './useEditedText';
import type { SavedText } from './useSaveText';

interface TextDialogProps {
  /** Undefined: none. */
  edited: EditedText | undefined;
  base: Language | undefined;
  hasNext: boolean;
  hasPrevious: boolean;
  onClose: CloseText;
  onSaved?: (saved: SavedText) => void;
}

/** The editor of a text as a dialog. A click beside it does not close it, because something may have been typed. */
export function TextDialog({ edited, base, ...props }: TextDialogProps) {
  const translate = useTranslate();
  return (
    <ModalDialog
      open={edited !== undefined && base !== undefined}
      title={translate('areas.default-translations.editor.title')}
      maxWidth="md"
      fillsHandset
      onClose={(reason) => {
        if (reason === 'escapeKeyDown') props.onClose('stay');
      }}
    >
      {edited && base ? <TextEditor {...edited} base={base} {...props} /> : null}
    </ModalDialog>
  );
}
