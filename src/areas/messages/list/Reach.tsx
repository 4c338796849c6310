import { useTranslate } from 'react-admin';
import { useNumberFormat } from '../../../ui/formats';
import type { Message } from '../messageSchema';

/** How many have seen a message, of how many it is for; of a draft, how many it is for. */
export function Reach({ message: { phase, reach } }: { message: Pick<Message, 'phase' | 'reach'> }) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const isUnread = phase === 'draft' || phase === 'scheduled';
  const text = isUnread ? 'areas.messages.list.audience' : 'areas.messages.list.seen';
  return translate(text, { seen: number(reach.seen), audience: number(reach.audience) });
}
