import { useCreatePath, useTranslate } from 'react-admin';
import { AudienceText } from '@/people/audience/AudienceText';
import { StatusMark } from '@/records/lifecycle/StatusMark';
import { RecordCard } from '@/records/list/RecordCard';
import { messagePhases } from '../messageLife';
import { type Message, messageName, messages } from '../messageSchema';
import { SeverityMark } from '../shell/SeverityMark';
import { Confirmed } from './Confirmed';
import { Reach } from './Reach';
import { TimeSpan } from './TimeSpan';

/** A message as a card, on a narrow window. */
export function MessageCard({ message }: { message: Message }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <RecordCard
      to={createPath({ resource: messages.resource, type: 'edit', id: message.id })}
      name={messageName(message)}
      marks={
        <>
          <StatusMark states={messagePhases} state={message.phase} />
          <SeverityMark plain severity={message.severity}>
            {translate(`areas.messages.kinds.${message.kind}`)}
          </SeverityMark>
        </>
      }
    >
      <div>
        <AudienceText audience={message.audience} targets={message.targets} />
      </div>
      <div>
        <TimeSpan message={message} />
      </div>
      <div>
        <Reach message={message} />
      </div>
      {message.acknowledge ? (
        <div>
          <Confirmed message={message} inWords />
        </div>
      ) : null}
    </RecordCard>
  );
}
