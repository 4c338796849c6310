import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import type { Language } from '../../languages/languageSchema';
import type { Translation } from '../translationSchema';
import { TextEditor } from './TextEditor';
import type { CloseText } from './useEditorKeys';
import { useOneText } from './useOneText';

interface Edited {
  readonly id: string;
  readonly language: Language;
  /** Undefined if it is not among the loaded rows. */
  readonly text: Translation | undefined;
}

interface TextDialogProps {
  /** The edited text; undefined: none. */
  edited: Edited | undefined;
  base: Language | undefined;
  hasNext: boolean;
  hasPrevious: boolean;
  onClose: CloseText;
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
        if (reason === 'escapeKeyDown') props.onClose('stay', undefined);
      }}
    >
      {edited && base ? <EditorOf {...edited} base={base} {...props} /> : null}
    </ModalDialog>
  );
}

function EditorOf({
  id,
  text,
  ...props
}: Edited & Omit<TextDialogProps, 'edited' | 'base'> & { base: Language }) {
  const translate = useTranslate();
  const query = useOneText({ id: [id] }, props.language.id, text === undefined);
  const found = text && { data: [text] };
  return (
    <Loaded query={{ ...query, data: found ?? query.data }}>
      {({ data: [only] }) =>
        only ? (
          <TextEditor text={only} {...props} />
        ) : (
          <>
            <DialogContent>{translate('areas.default-translations.editor.gone')}</DialogContent>
            <DialogActions>
              <Button variant="contained" onClick={() => props.onClose('stay', undefined)}>
                {translate('ui.action.close')}
              </Button>
            </DialogActions>
          </>
        )
      }
    </Loaded>
  );
}
