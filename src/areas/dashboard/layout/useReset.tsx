import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { readingTime, useUndoToast } from '@/ui/controls/useUndoToast';
import type { Layout } from './layoutSchema';
import { useLayoutCalls } from './useLayoutCalls';

/** Goes back to the standard at once; a toast offers to undo that. Tells whether it was done. */
export function useReset() {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useUndoToast();
  const errorText = useErrorText();
  const { reset, save } = useLayoutCalls();
  const once = useOneAtATime();

  async function tryIt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      notify(errorText(error), { type: 'error', autoHideDuration: readingTime });
      return undefined;
    }
  }

  /** @param onUndone called in place of the toast's own answer, where something is to be gone on with */
  return async (before: Layout | undefined, onUndone?: () => void): Promise<boolean> => {
    const now = await once(() => tryIt(reset));
    if (now === undefined) return false;
    const undo = async () => {
      // What was not the person's own counts again by itself.
      const isBack =
        before?.source !== 'own' || (await tryIt(() => save(before.widgets, now.version))) !== undefined;
      if (isBack) onUndone?.();
    };
    tell(translate('areas.dashboard.arrange.wasReset'), () => void undo());
    return true;
  };
}
