import type { ReaderState } from '../checks/readerState';
import type { Message } from '../messageSchema';

/** What people can have done last with a message, or have: the most first. */
export function possibleStates(
  { kind, acknowledge }: Pick<Message, 'kind' | 'acknowledge'>,
  { acknowledged, dismissed }: Message['reach'],
): readonly ReaderState[] {
  return [
    ...(acknowledge || acknowledged > 0 ? (['acknowledged'] as const) : []),
    ...((kind !== 'inbox' && !acknowledge) || dismissed > 0 ? (['dismissed'] as const) : []),
    'seen',
    'unseen',
  ];
}
