import { useTranslate } from 'react-admin';
import { nobody } from '../../../directory/audience/audience';
import { CreatePage } from '../../../records/form/CreatePage';
import type { Message } from '../messageSchema';
import { MessageTabs } from './MessageTabs';
import { withWholeTexts } from './withWholeTexts';

/** `/messages/create`: a draft, which opens once it is saved. */
export function MessageCreate() {
  const translate = useTranslate();
  return (
    <CreatePage<Message>
      headline={translate('areas.messages.list.create')}
      defaults={{
        name: '',
        kind: 'banner',
        severity: 'info',
        texts: {},
        fallback: 'en',
        audience: nobody,
        startsAt: null,
        endsAt: null,
        timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        dismissible: true,
        acknowledge: false,
        receipts: 'counts',
      }}
      transform={withWholeTexts}
      redirect={({ id }) => `/messages/${id}`}
      saveLabel={translate('areas.messages.editor.saveDraft')}
      wide
    >
      <MessageTabs />
    </CreatePage>
  );
}
