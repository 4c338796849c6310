import { useTranslate } from 'react-admin';
import { useNumberFormat } from '@/ui/formats';
import type { Message } from '../messageSchema';

/** How many have seen a message, of how many it is for; of a draft, how many it is for. */
export function Reach({ message: { phase, reach } }: { message: Pick<Message, 'phase' | 'reach'> }) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const isUnread = phase === 'draft' || phase === 'scheduled';
  // Who has left the audience since has seen it all the same.
  const seen = reach.seen > reach.audience ? 'seenBefore' : 'seen';
  return translate(`areas.messages.list.${isUnread ? 'audience' : seen}`, {
    seen: number(reach.seen),
    audience: number(reach.audience),
  });
}
