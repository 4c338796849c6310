import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { writtenIn } from '@/api/languageDirection';
import type { ShellPartProps } from '@/areas/shellDefinition';
import { Loaded } from '@/records/calls/Loaded';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { changedForms } from '@/ui/leave/changedForms';
import { useStoreValue } from '@/ui/useStoreValue';
import { ReaderBody } from '../inbox/ReaderBody';
import { useInboxMessage } from '../inbox/useInboxMessage';
import { ItemText } from './ItemText';
import type { Item } from './itemSchema';
import { note, useReader } from './reader';
import { useAcknowledgement } from './useAcknowledgement';
import { useAwaitsName, useFilled } from './useFilled';

/** Kept until the sign-out, because each sign-in shows one dialog. */
const hadDialogKey = 'session.messages.hadDialog';

/** The reader's modal message, shown once nothing else is going on: after other dialogs and changed forms. */
export function ModalMessage({ onClose }: ShellPartProps) {
  const { modal } = useReader();
  const [hadDialog, setHadDialog] = useStore(hadDialogKey, false);
  const isChanged = useStoreValue(changedForms) > 0;
  const awaitsName = useAwaitsName();
  const [wasOpen, setWasOpen] = useState(false);
  const isOver = modal === undefined || hadDialog;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  if (isOver) return null;
  if ((isChanged || awaitsName(modal.title)) && !wasOpen) return null;
  if (!wasOpen) setWasOpen(true);
  return <MessageDialog item={modal} onLeave={() => setHadDialog(true)} />;
}

function MessageDialog({ item, onLeave }: { item: Item; onLeave: () => void }) {
  const translate = useTranslate();
  const filled = useFilled();
  const { confirm, failure, isBusy } = useAcknowledgement(item, onLeave);
  const { title, language, acknowledge } = item;
  const partText = (key: string) => translate(`areas.messages.parts.${key}`);
  function leave(): void {
    if (!acknowledge) note(item, 'dismissed');
    onLeave();
  }
  return (
    <ModalDialog
      open
      title={<span {...writtenIn(language)}>{filled(title)}</span>}
      onClose={leave}
      maxWidth="sm"
      focusTitle
    >
      {(descriptionId) => (
        <>
          {/* The page of a link opens in front. */}
          <DialogContent onClick={({ defaultPrevented }) => (defaultPrevented ? leave() : undefined)}>
            <SeenOnce item={item} />
            <ItemText item={item} summaryId={descriptionId}>
              {item.hasBody ? <ModalBody id={item.id} /> : null}
            </ItemText>
            {failure === undefined ? null : (
              <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
                {failure}
              </Alert>
            )}
          </DialogContent>
          <DialogActions>
            {acknowledge ? (
              <>
                <Button variant="outlined" onClick={leave}>
                  {partText('later')}
                </Button>
                <Button variant="contained" onClick={confirm} loading={isBusy}>
                  {partText('acknowledge')}
                </Button>
              </>
            ) : (
              <Button variant="contained" onClick={leave}>
                {translate('ui.action.close')}
              </Button>
            )}
          </DialogActions>
        </>
      )}
    </ModalDialog>
  );
}

/** The body of a message in a dialog, after the summary. */
function ModalBody({ id }: { id: string }) {
  const query = useInboxMessage(id);
  return (
    <Loaded query={query}>{({ body, language }) => <ReaderBody text={body} language={language} />}</Loaded>
  );
}

/** Marks a message as seen; mounted with the dialog's content. */
function SeenOnce({ item }: { item: Item }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per message and revision
  useEffect(() => note(item, 'seen'), [item.id, item.revision]);
  return null;
}
