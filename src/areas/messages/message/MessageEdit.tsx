import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { EditPage } from '@/records/form/EditPage';
import type { Send } from '@/records/form/useSaveRecord';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { useConfirmation } from '@/ui/dialog/useConfirmation';
import { PhaseChip } from '../list/PhaseChip';
import { type Message, messageName } from '../messageSchema';
import { PublishButton } from '../publish/PublishButton';
import { scheduleShape } from '../schedule/scheduleShape';
import { MessageActions } from './MessageActions';
import { MessageTabs } from './MessageTabs';
import { useDeleteReason } from './useDeleteReason';
import { withWholeTexts } from './withWholeTexts';

const texts = 'areas.messages.change';

/** `/messages/<id>`: a message. What readers have is changed as a correction or as news (MS19). */
export function MessageEdit() {
  const translate = useTranslate();
  const deleteReason = useDeleteReason();
  const { ask, asked, open, answer } = useConfirmation<string, 'correction' | 'news'>();
  const save = async (_change: object, message: Message, send: Send) => {
    if (message.phase === 'draft') return send();
    const change = await ask(messageName(message));
    return change && send({ change });
  };
  return (
    <>
      <EditPage<Message>
        headline={messageName}
        wide
        actions={(message) => (
          <>
            <Box sx={{ alignSelf: 'center' }}>
              <PhaseChip phase={message.phase} />
            </Box>
            <MessageActions message={message} />
          </>
        )}
        canDelete
        deleteReason={deleteReason}
        buttons={(message) => (message.phase === 'draft' ? <PublishButton message={message} /> : null)}
        objects={compared}
        transform={withWholeTexts}
        shape={scheduleShape}
        save={save}
      >
        {(message) => <MessageTabs message={message} />}
      </EditPage>
      <ModalDialog
        open={open}
        title={translate(`${texts}.title`, { name: asked })}
        onClose={() => answer()}
        maxWidth="sm"
        focusTitle
      >
        {(descriptionId) => (
          <>
            <DialogContent>
              <DialogContentText id={descriptionId}>{translate(`${texts}.message`)}</DialogContentText>
            </DialogContent>
            <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
              <Button variant="outlined" onClick={() => answer()}>
                {translate('ui.action.cancel')}
              </Button>
              <Button variant="outlined" onClick={() => answer('correction')}>
                {translate(`${texts}.correction`)}
              </Button>
              <Button variant="contained" onClick={() => answer('news')}>
                {translate(`${texts}.news`)}
              </Button>
            </DialogActions>
          </>
        )}
      </ModalDialog>
    </>
  );
}

/** Two people may write two languages of a message. */
const compared = ['texts'];
