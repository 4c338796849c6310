import { defineBulk } from '@/records/bulk/defineBulk';
import { actionIcons as icons } from '../message/actionIcons';
import { messages } from '../messageSchema';

/** The changes that can be made to many messages at once. */
export const messageBulk = defineBulk({
  reference: messages,
  texts: 'areas.messages.list.bulk',
  refusals: 'areas.messages.refusals',
  skipCodes: ['not_live', 'not_paused', 'is_live', 'archived', 'published'],
  operations: [
    { op: 'pause', icon: icons.pause, direct: true, inverse: 'resume' },
    { op: 'resume', icon: icons.resume, direct: true, inverse: 'pause' },
    { op: 'end', icon: icons.end, danger: true },
    { op: 'archive', icon: icons.archive, direct: true },
    { op: 'delete', icon: icons.delete, danger: true, removes: true },
  ],
});
