import { useState } from 'react';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { refusalOf } from '@/api/refusal';
import { useErrorText } from '@/records/calls/useErrorText';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { useUndoToast } from '@/ui/controls/useUndoToast';
import type { Arrangement } from '../layout/arrangement';
import { type Layout, layoutSchema } from '../layout/layoutSchema';
import { useLayoutCalls } from '../layout/useLayoutCalls';

const texts = 'areas.dashboard.arrange';

/** Saves an arrangement for the person or for everyone, one call at a time. A failure keeps the draft. */
export function useSaving(onSaved: () => void) {
  const translate = useTranslate();
  const showToast = useUndoToast();
  const errorText = useErrorText();
  const layoutCalls = useLayoutCalls();
  const [failure, setFailure] = useState<string>();
  const [theirs, setTheirs] = useState<Layout>();
  const [isSaving, setSaving] = useState(false);
  const once = useOneAtATime();

  /** Runs a call and keeps the reason of its failure. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    setSaving(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      const { current, fields } = refusalOf(error);
      const found = v.safeParse(layoutSchema, current);
      if (found.success && found.output.id === 'own') setTheirs(found.output);
      else setFailure(fields.widgets ? translate(fields.widgets, { _: fields.widgets }) : errorText(error));
    } finally {
      setSaving(false);
    }
  }

  const tryOnce = (work: () => Promise<void>) => once(() => attempt(work));

  const save = (widgets: Arrangement, version: number) =>
    tryOnce(async () => {
      await layoutCalls.save(widgets, version);
      showToast(translate(`${texts}.saved`));
      onSaved();
    });

  const saveForAll = (widgets: Arrangement) =>
    tryOnce(async () => {
      const before = await layoutCalls.standard();
      const now = await layoutCalls.setStandard(widgets, before.version);
      const undo = () =>
        void tryOnce(async () => {
          const earlier = before.source === 'standard' ? before.widgets : undefined;
          await layoutCalls.setStandard(earlier, now.version);
        });
      showToast(translate(`${texts}.savedForAll`), undo);
    });

  return {
    failure,
    isSaving,
    theirs,
    save,
    saveForAll,
    closeConflict: () => setTheirs(undefined),
    show: layoutCalls.show,
  };
}
