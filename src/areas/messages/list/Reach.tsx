import { useTranslate } from 'react-admin';
import { useNumberFormat } from '@/ui/formats';
import type { Message } from '../messageSchema';

/** How many people have seen a message, of how many; for a draft only how many. */
export function Reach({ message: { phase, reach } }: { message: Pick<Message, 'phase' | 'reach'> }) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const isUnread = phase === 'draft' || phase === 'scheduled';
  return translate(`areas.messages.list.${isUnread ? 'audience' : 'seen'}`, {
    smart_count: reach.audience,
    seen: number(reach.seen),
    all: number(reach.seen + reach.unseen),
  });
}
