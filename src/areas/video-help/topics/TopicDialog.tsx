import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { useTextLanguages } from '@/people/languages';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { takeFocus } from '@/ui/focus/takeFocus';
import { type Topic, topicSchema, topics } from '../topicSchema';

const texts = 'areas.video-help.topics';

interface TopicDialogProps {
  /** The topic to rename; undefined to create one. */
  topic?: Topic;
  onClose: () => void;
  onSaved?: (topic: Topic) => void;
}

/** A dialog for the titles of a topic. */
export function TopicDialog({ topic, onClose, onSaved }: TopicDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const languages = useTextLanguages();
  const [title, setTitle] = useState(topic?.title ?? {});
  const { mutate, isPending, error } = useRecordMutation(
    (calls, body: object) =>
      calls.call(topics.resource, {
        path: topic ? `/${encodeURIComponent(topic.id)}` : '',
        method: topic ? 'PUT' : 'POST',
        body,
        schema: topicSchema,
      }),
    { refreshes: [topics.resource] },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isPending) return;
    mutate(
      { title, ...(topic && { version: topic.version }) },
      {
        onSuccess: (saved) => {
          notify(topic ? 'records.saved' : 'records.created', { type: 'success' });
          onSaved?.(saved);
          onClose();
        },
      },
    );
  };
  const refusal = error ? refusalOf(error) : undefined;
  const reason = refusal ? (Object.values(refusal.fields)[0] ?? refusal.message) : undefined;
  return (
    <ModalDialog
      open
      title={translate(`${texts}.${topic ? 'rename' : 'add'}`)}
      onClose={onClose}
      fillsHandset
    >
      <form onSubmit={submit} noValidate>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {languages.map(({ value: code, label }, index) => (
            <TextField
              key={code}
              label={translate(`${texts}.titleIn`, { language: label })}
              value={title[code] ?? ''}
              onChange={({ target }) => setTitle({ ...title, [code]: target.value })}
              inputRef={index === 0 ? takeFocus : undefined}
              {...(index === 0 && {
                required: true,
                error: reason !== undefined,
                helperText: reason && translate(reason, { _: reason }),
              })}
              slotProps={{ htmlInput: { maxLength: 120, dir: 'auto' } }}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {translate('ui.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate(topic ? 'records.save' : 'records.create')}
          </Button>
        </DialogActions>
      </form>
    </ModalDialog>
  );
}
