import { useTranslate } from 'react-admin';
import { useNumberFormat } from '@/ui/formats';
import type { Message } from '../messageSchema';

interface ConfirmedProps {
  message: Pick<Message, 'acknowledge' | 'phase' | 'reach'>;
  /** With the word, where no caption says it. */
  inWords?: boolean;
}

/** How many people have confirmed a message, of how many; nothing unless it was published and is to be confirmed. */
export function Confirmed({ message: { acknowledge, phase, reach }, inWords = false }: ConfirmedProps) {
  const translate = useTranslate();
  const number = useNumberFormat();
  if (!acknowledge || phase === 'draft' || phase === 'scheduled') return null;
  return translate(`areas.messages.list.${inWords ? 'confirmed' : 'seen'}`, {
    seen: number(reach.acknowledged),
    all: number(reach.seen + reach.unseen),
  });
}
