import { useTranslate } from 'react-admin';
import type { Message } from '../messageSchema';
import { Receipts } from '../receipts/Receipts';
import { MessageHistory } from './MessageHistory';

/** The read-only tabs of a message: who has read it, and its history. */
export function useFurtherTabs(message: Message | undefined) {
  const translate = useTranslate();
  if (message === undefined) return [];
  return [
    {
      name: 'receipts',
      label: translate('areas.messages.editor.tabs.receipts'),
      content: <Receipts message={message} />,
    },
    {
      name: 'history',
      label: translate('records.history.title'),
      content: <MessageHistory phase={message.phase} />,
    },
  ];
}
