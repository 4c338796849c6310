import { useRecordAction } from '@/records/actions/useRecordAction';
import { type Message, messageName, messageSchema, messages } from '../messageSchema';

/** The actions on one message besides changing, publishing and deleting it. */
export type MessageAction = 'pause' | 'resume' | 'end' | 'archive' | 'duplicate';

/** Runs actions on a message; asks before ending it. */
export const useMessageAction = (message: Message) =>
  useRecordAction<MessageAction>(message, {
    resource: messages.resource,
    schema: messageSchema,
    texts: 'areas.messages.actions',
    name: messageName(message),
    asks: 'end',
  });
