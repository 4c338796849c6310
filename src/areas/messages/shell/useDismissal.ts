import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useUndoToast } from '@/ui/controls/useUndoToast';
import { setBannerRoom } from '@/ui/page/bannerRoom';
import type { Item } from './itemSchema';
import { note } from './reader';

/** How long it can be undone without a request, in milliseconds. */
const undoMs = 5000;

/** Dismisses a message, with a toast to undo it. */
export function useDismissal(): (item: Item) => void {
  const tell = useUndoToast();
  const translate = useTranslate();
  return useCallback(
    (item) => {
      note(item, 'dismissed');
      const text = translate('areas.messages.parts.dismissed');
      const undo = () => {
        // The page may move, because the user asked for it.
        if (item.kind === 'banner') setBannerRoom(true);
        note(item, 'restored');
      };
      tell(text, undo, { time: undoMs });
    },
    [tell, translate],
  );
}
