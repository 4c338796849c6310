import { useTranslate } from 'react-admin';
import { useNumberFormat } from '@/ui/formats';
import type { Message } from '../messageSchema';

/** How many people have seen a message, of how many; for a draft only how many. */
export function Reach({ message: { phase, reach } }: { message: Pick<Message, 'phase' | 'reach'> }) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const isUnread = phase === 'draft' || phase === 'scheduled';
  // People who have left the audience still count as having seen it.
  const seen = reach.seen > reach.audience ? 'seenBefore' : 'seen';
  return translate(`areas.messages.list.${isUnread ? 'audience' : seen}`, {
    seen: number(reach.seen),
    audience: number(reach.audience),
  });
}
