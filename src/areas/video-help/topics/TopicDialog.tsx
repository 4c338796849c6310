import { useNotify, useTranslate } from 'react-admin';
import { TextLanguageTabs } from '@/people/TextLanguageTabs';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { DialogForm } from '@/records/form/DialogForm';
import { FormLocalizedField } from '@/records/inputs/FormLocalizedField';
import { type Topic, topicSchema, topics } from '../topicSchema';

interface TopicDialogProps {
  /** The topic to rename; undefined to create one. */
  topic?: Topic;
  onClose: () => void;
  onSaved?: (id: string) => void;
}

/** A dialog for the titles of a topic. */
export function TopicDialog({ topic, onClose, onSaved }: TopicDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { mutateAsync } = useRecordMutation(
    (calls, body: object) =>
      calls.call(topics.resource, {
        path: topic ? `/${encodeURIComponent(topic.id)}` : '',
        method: topic ? 'PUT' : 'POST',
        body,
        schema: topicSchema,
      }),
    {
      refreshes: [topics.resource],
      onSuccess: () => notify(topic ? 'records.saved' : 'records.created', { type: 'success' }),
    },
  );
  return (
    <DialogForm
      title={translate(`areas.video-help.topics.${topic ? 'rename' : 'add'}`)}
      {...(topic && { record: { title: topic.title, version: topic.version } })}
      defaults={noTitle}
      objects={comparedFields}
      onSave={mutateAsync}
      onSaved={({ id }) => onSaved?.(String(id))}
      onClose={onClose}
      {...(topic === undefined && { saveLabel: translate('records.create') })}
    >
      <TextLanguageTabs sources={['title']} inAddress={false}>
        <FormLocalizedField
          source="title"
          label={translate(`resources.${topics.resource}.fields.title`)}
          required
          maxLength={120}
        />
      </TextLanguageTabs>
    </DialogForm>
  );
}

const noTitle = { title: {} };

/** By language, because two people may write two of them. */
const comparedFields = ['title'];
