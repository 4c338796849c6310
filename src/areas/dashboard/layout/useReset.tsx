import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { readingTime, useUndoToast } from '@/ui/controls/useUndoToast';
import type { Layout } from './layoutSchema';
import { useLayoutCalls } from './useLayoutCalls';

/** Resets the page to the default, with undo in a toast. Resolves to whether it succeeded. */
export function useReset() {
  const translate = useTranslate();
  const notify = useNotify();
  const showToast = useUndoToast();
  const errorText = useErrorText();
  const { reset, save } = useLayoutCalls();
  const [once] = useOneAtATime();

  async function tryIt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      notify(errorText(error), { type: 'error', autoHideDuration: readingTime });
      return undefined;
    }
  }

  /** @param onUndone called after an undo */
  return async (previousLayout: Layout | undefined, onUndone?: () => void): Promise<boolean> => {
    const defaultLayout = await once(() => tryIt(reset));
    if (defaultLayout === undefined) return false;
    const undo = async () => {
      // Without an own arrangement there is nothing to restore.
      const isBack =
        previousLayout?.source !== 'own' || (await tryIt(() => save(previousLayout.widgets))) !== undefined;
      if (isBack) onUndone?.();
    };
    showToast(translate('areas.dashboard.arrange.wasReset'), () => void undo());
    return true;
  };
}
