import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { type Message, refusalTexts } from '../messageSchema';

/** Why a message cannot be deleted, with what can be done instead in its phase: for its page and for its line in the list. */
export function useDeleteReason(): (message: Message) => string | undefined {
  const refusalOf = useAccessRefusal(refusalTexts);
  return ({ access, phase }) => {
    const code = access.delete === 'published' ? `kept.${phase}` : access.delete;
    return code === undefined ? undefined : refusalOf({ access: { delete: code } }, 'delete');
  };
}
