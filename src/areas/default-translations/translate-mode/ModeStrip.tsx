import { useEffect } from 'react';
import { lazyPart } from '../../../ui/loading/LazyPart';
import { useTextOverlay } from '../../../ui/textOverlay';
import { PreviewStrip } from '../preview/PreviewStrip';
import { useModeSwitch } from './modeSwitch';

const Mode = lazyPart(() => import('./Mode').then((m) => m.Mode));

/** Below the toolbar: what is unusual about the texts of this tab for now. */
export function ModeStrip() {
  const isOn = useModeSwitch();
  const { end } = useTextOverlay();
  // Who may not see unpublished texts any more sees none, also while the session goes on.
  useEffect(() => end, [end]);
  return (
    <>
      {isOn ? <Mode /> : null}
      <PreviewStrip />
    </>
  );
}
