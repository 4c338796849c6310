import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { nobody } from '@/people/audience/audience';
import { zoneHere } from '@/records/dates/zonedTime';
import { CreatePage } from '@/records/form/CreatePage';
import { PublishButton } from '@/records/lifecycle/PublishButton';
import { linkError } from '../checks/linkError';
import { noText } from '../checks/messageText';
import { messageLife } from '../messageLife';
import { kinds, type Message, messagePath } from '../messageSchema';
import { MessagePublishQuestion } from '../publish/MessagePublishQuestion';
import { scheduleShape } from '../schedule/scheduleShape';
import { MessageTabs } from './MessageTabs';
import { sentMessage } from './sentMessage';

/**
 * `/messages/create`: a new draft, opened after saving, with the question before publishing if asked for. Other areas
 * prefill it with `?kind=inbox&link=/…`.
 */
export function MessageCreate() {
  const translate = useTranslate();
  const query = new URLSearchParams(useLocation().search);
  const link = query.get('link') ?? '';
  const isPublishing = useRef(false);
  const noteSaving = (isSaving: boolean) => {
    isPublishing.current = isSaving;
  };
  const isGood = linkError(link) === undefined;
  return (
    <CreatePage<Message>
      headline={translate('areas.messages.list.create')}
      defaults={{
        name: '',
        kind: kinds.find((kind) => kind === query.get('kind')) ?? 'banner',
        severity: 'info',
        texts: isGood ? { en: { ...noText, actionUrl: link } } : {},
        fallback: 'en',
        audience: nobody,
        areas: [],
        startsAt: null,
        endsAt: null,
        timeZone: zoneHere(),
        dismissible: true,
        acknowledge: false,
        receipts: 'counts',
      }}
      transform={sentMessage}
      shape={scheduleShape}
      redirect={({ id }) => messagePath(id, isPublishing.current ? { publish: '1' } : {})}
      buttons={<PublishButton life={messageLife} question={MessagePublishQuestion} onSaving={noteSaving} />}
      saveLabel={translate('areas.messages.editor.saveDraft')}
      wide
    >
      <MessageTabs />
    </CreatePage>
  );
}
