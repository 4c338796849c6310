import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { readItems } from './itemSchema';
import { type Reader, withReader } from './reader';

/** The most messages that are marked at once. */
const maxMarked = 1000;

/** Marks all unread messages as read, except those that are to be confirmed, and says how many of these are left. */
export function useReadAll() {
  const provider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useErrorText();
  const [once, isBusy] = useOneAtATime();
  const readAll = () =>
    void once(async () => {
      try {
        const reader = await new Promise<Reader>(withReader);
        const { data } = await provider.getList('messages/inbox', {
          pagination: { page: 1, perPage: maxMarked },
          sort: { field: 'from', order: 'DESC' },
          filter: { unread: true, language: document.documentElement.lang },
        });
        const unread = readItems(data, maxMarked);
        const toConfirm = unread.filter(({ acknowledge }) => acknowledge).length;
        await reader.readAll(unread.filter(({ acknowledge }) => !acknowledge));
        const text = toConfirm === 0 ? 'allRead' : 'stillToConfirm';
        notify(translate(`areas.messages.parts.${text}`, { smart_count: toConfirm }), { type: 'success' });
      } catch (error) {
        notify(errorText(error), { type: 'error' });
      }
      void queryClient.invalidateQueries({ queryKey: ['messages/inbox'] });
    });
  return { readAll, isBusy };
}
