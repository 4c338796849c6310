import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { useErrorText } from '@/records/calls/useErrorText';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { useUndoToast } from '@/ui/controls/useUndoToast';
import type { Arrangement } from '../layout/arrangement';
import { useLayoutCalls } from '../layout/useLayoutCalls';

const texts = 'areas.dashboard.arrange';

/** Saves an arrangement for the person or for everyone, one call at a time. A failure keeps the draft. */
export function useSaving(onSaved: () => void) {
  const translate = useTranslate();
  const showToast = useUndoToast();
  const errorText = useErrorText();
  const layoutCalls = useLayoutCalls();
  const [failure, setFailure] = useState<string>();
  const [once, isSaving] = useOneAtATime();

  const attempt = (work: () => Promise<void>) =>
    once(async () => {
      setFailure(undefined);
      try {
        await work();
      } catch (error) {
        const { widgets } = refusalOf(error).fields;
        setFailure(widgets ? translate(widgets, { _: widgets }) : errorText(error));
      }
    });

  const save = (widgets: Arrangement) =>
    attempt(async () => {
      await layoutCalls.save(widgets);
      showToast(translate(`${texts}.saved`));
      onSaved();
    });

  const saveForAll = (widgets: Arrangement) =>
    attempt(async () => {
      const previous = await layoutCalls.standard();
      const { version } = await layoutCalls.setStandard(widgets, previous.version);
      const previousWidgets = previous.source === 'standard' ? previous.widgets : undefined;
      // Arranging may have ended by then, so a failure is notified.
      const undo = () =>
        void layoutCalls.setStandard(previousWidgets, version).catch((error) =>
          showToast(translate(`${texts}.notUndone`, { reason: errorText(error) }), undo, {
            type: 'error',
            caption: 'ui.action.retry',
          }),
        );
      showToast(translate(`${texts}.savedForAll`), undo);
    });

  return { failure, isSaving, save, saveForAll };
}
